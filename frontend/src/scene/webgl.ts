// The picture by WebGL: satin shells, dark housings, one soft shadow on a ground that fades out.  Drawn on request.

import {
  ACESFilmicToneMapping, AmbientLight, BackSide, BoxGeometry, BufferAttribute, BufferGeometry, Color, CylinderGeometry, DirectionalLight,
  DoubleSide, FrontSide, Group, HemisphereLight, LatheGeometry, Line, LineBasicMaterial, LineDashedMaterial, LineSegments, Matrix4, Mesh, MeshBasicMaterial,
  MeshStandardMaterial, PCFShadowMap, PerspectiveCamera, PlaneGeometry, PMREMGenerator, Quaternion, Raycaster, Scene,
  ShadowMaterial, SphereGeometry, SRGBColorSpace, Vector2, Vector3, setConsoleFunction, WebGLRenderer, type Material, type Object3D, type Texture,
} from "three";
import { times } from "../engine/algebra";
import type { Figure, Part, Tone } from "../state/arm";
import { FIELD } from "./camera";
import { meshes, type Mesh as MeshData } from "../state/meshes";
import { AXES, AXES_DARK, COLOURS, COLOURS_DARK, ellipsoid, floor, type Hit, type Picture, type Stage } from "./picture";

// the page reports lost and restored contexts itself
setConsoleFunction((kind: "log" | "warn" | "error", words: string, ...more: unknown[]) => {
  if (!/Context (Lost|Restored)/.test(words)) console[kind](words, ...more);
});

const TONES: Record<"light" | "dark", Record<Tone, [string, number, number]>> = {
  // colour, roughness, metalness
  light: { body: ["#eceef1", 0.42, 0.0], joint: ["#3b424b", 0.5, 0.1], accent: ["#2f83bd", 0.4, 0.05], foot: ["#6b7480", 0.55, 0.2] },
  dark: { body: ["#cdd3da", 0.45, 0.0], joint: ["#2d333b", 0.5, 0.15], accent: ["#3f9bd6", 0.4, 0.05], foot: ["#525a64", 0.55, 0.2] },
};
const ROUND = 40; // sides of round bodies
const GRID = 12; // cells of the ground in each direction
const Y = new Vector3(0, 1, 0);

const vector = (p: ArrayLike<number>): Vector3 => new Vector3(p[0], p[1], p[2]);
const matrix = (T: ArrayLike<number>): Matrix4 => new Matrix4().set(...(Array.from(T) as Parameters<Matrix4["set"]>));

/** A colour of a file; black is lightened a little, so that shapes remain visible. */
const lifted = (colour: number[]): Color => {
  const [r, g, b] = colour.map((x) => 0.1 + 0.9 * x);
  return new Color().setRGB(r, g, b, SRGBColorSpace);
};

/** A body of revolution about y with this profile of (radius, height). */
const turned = (profile: [number, number][]): LatheGeometry => new LatheGeometry(profile.map(([r, y]) => new Vector2(Math.max(r, 0), y)), ROUND);

/** A round limb between two points: a cone with rounded ends. */
function limb(length: number, r0: number, r1: number): BufferGeometry {
  const profile: [number, number][] = [];
  for (let k = 0; k <= 8; k++) profile.push([r0 * Math.sin((k * Math.PI) / 16), -r0 * Math.cos((k * Math.PI) / 16)]);
  for (let k = 8; k >= 0; k--) profile.push([r1 * Math.sin((k * Math.PI) / 16), length + r1 * Math.cos((k * Math.PI) / 16)]);
  return turned(profile);
}

/** A drum with bevelled edges, centred at 0. */
function drum(radius: number, length: number): BufferGeometry {
  const edge = Math.min(0.16 * radius, 0.3 * length);
  const h = length / 2;
  return turned([[0, -h], [radius - edge, -h], [radius - 0.3 * edge, -h + 0.3 * edge], [radius, -h + edge], [radius, h - edge], [radius - 0.3 * edge, h - 0.3 * edge], [radius - edge, h], [0, h]]).toNonIndexed();
}

/** Triangles of a mesh, from an index. */
function surface(mesh: MeshData, first: number, size: number): BufferGeometry {
  return new BufferGeometry()
    .setAttribute("position", new BufferAttribute(mesh.points, 3))
    .setAttribute("normal", new BufferAttribute(mesh.normals, 3, true))
    .setIndex(new BufferAttribute(mesh.triangles.subarray(3 * first, 3 * (first + size)), 1));
}

const smooth = (geometry: BufferGeometry): BufferGeometry => (geometry.computeVertexNormals(), geometry);

export class WebGLStage implements Stage {
  readonly kind = "webgl";
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera((FIELD * 180) / Math.PI, 1, 0.01, 100);
  private readonly sun = new DirectionalLight("#ffffff", 2.1);
  private readonly sky = new HemisphereLight("#ffffff", "#8d949c", 0.55);
  private readonly shadow = new Mesh(new PlaneGeometry(1, 1), new ShadowMaterial({ opacity: 0.2 }));
  private readonly grid = new LineSegments(gridLines(GRID), new LineBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false, toneMapped: false }));
  private readonly arm = new Group();
  private readonly ghost = new Group();
  private readonly over = new Group();
  private readonly geometries = new Map<string, BufferGeometry>();
  private materials: Record<string, Material> = {};
  private surroundings: Texture | null = null;
  private themed: boolean | null = null;
  private built: { figure: Figure | null; ghost: boolean; dark: boolean; layers: string } = { figure: null, ghost: false, dark: false, layers: "" };
  private meshesSeen: unknown = null;
  private height = 1;
  /** Whether WebGL is rendered in software: then without reflections and antialiasing, which would take seconds. */
  private readonly plain: boolean;

  constructor(canvas: HTMLCanvasElement) {
    this.plain = /swiftshader|llvmpipe|software|basic render/i.test(rendererName());
    this.renderer = new WebGLRenderer({ canvas, antialias: !this.plain, alpha: true, preserveDrawingBuffer: true, powerPreference: "low-power" });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.toneMappingExposure = 1.0;
    this.renderer.setClearAlpha(0);
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.setScalar(this.plain ? 512 : 1024);
    this.sun.shadow.radius = 5;
    this.sun.shadow.bias = -0.0006;
    this.sun.shadow.normalBias = 0.02;
    this.shadow.receiveShadow = true;
    this.scene.add(this.sky, this.sun, this.sun.target, new AmbientLight("#ffffff", 0.15), this.shadow, this.grid, this.arm, this.ghost, this.over);
    for (const group of [this.arm, this.ghost]) group.matrixAutoUpdate = false;
  }

  resize(width: number, height: number, ratio: number): void {
    this.height = height;
    this.renderer.setPixelRatio(this.plain ? 1 : ratio);
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
  }

  draw(picture: Picture): void {
    const { figure, frames, camera, dark, layers, extras } = picture;
    this.theme(dark);
    const wants = `${layers.has("com")} ${layers.has("inertia")} ${layers.has("axes")} ${layers.has("frames")}`;
    const before = this.built;
    if (before.figure !== figure || before.dark !== dark || before.layers !== wants || before.ghost !== !!extras.ghost || this.meshesSeen !== meshes.peek()) {
      if (this.meshesSeen !== meshes.peek()) this.forget("mesh");
      this.build(picture);
      this.built = { figure, ghost: !!extras.ghost, dark, layers: wants };
      this.meshesSeen = meshes.peek();
    }
    this.place(this.arm, frames);
    this.arm.visible = true;
    this.arm.children.forEach((link, k) => {
      link.children.forEach((part) => {
        if (part.userData.part) part.visible = layers.has("bodies");
        if (part.userData.part && part instanceof Mesh) part.material = this.material(part.userData.part as Tone, extras.link === k, layers.has("inertia") || layers.has("com") || layers.has("frames"), part.userData.colour as number[] | undefined);
      });
    });
    if (extras.ghost) this.place(this.ghost, extras.ghost);
    this.surroundingsOf(picture);
    this.drawOver(picture);
    this.camera.position.set(...(camera.eye as [number, number, number]));
    this.camera.up.set(...(camera.up as [number, number, number]));
    this.camera.lookAt(vector(camera.target));
    const away = vector(camera.eye).distanceTo(vector(camera.target));
    this.camera.near = Math.max(0.002 * away, 0.001);
    this.camera.far = away + 30 * figure.reach;
    this.camera.updateProjectionMatrix();
    this.renderer.render(this.scene, this.camera);
  }

  pick(picture: Picture, x: number, y: number): Hit | null {
    const size = this.renderer.getSize(new Vector2());
    const caster = new Raycaster();
    this.camera.updateMatrixWorld();
    caster.setFromCamera(new Vector2((2 * x) / size.x - 1, 1 - (2 * y) / size.y), this.camera);
    for (const found of caster.intersectObject(this.arm, true)) {
      const link = this.arm.children.indexOf(rootOf(found.object, this.arm));
      if (link > 0 && picture.layers.has("bodies") && found.object.userData.part) return { link, point: found.point.toArray() };
    }
    return null;
  }

  dispose(): void {
    for (const geometry of this.geometries.values()) geometry.dispose();
    for (const material of Object.values(this.materials)) material.dispose();
    this.surroundings?.dispose();
    this.renderer.dispose();
  }

  // -- materials -----------------------------------------------------------------------------------------------------------

  private theme(dark: boolean): void {
    if (this.themed === dark) return;
    this.themed = dark;
    this.surroundings?.dispose();
    this.surroundings = this.scene.environment = this.plain ? null : this.reflections(dark);
    this.scene.environmentIntensity = dark ? 0.55 : 0.75;
    this.sun.intensity = (dark ? 1.9 : 2.1) * (this.plain ? 1.15 : 1);
    this.sky.intensity = (dark ? 0.35 : 0.5) + (this.plain ? 0.95 : 0);
    (this.shadow.material as ShadowMaterial).opacity = dark ? 0.42 : 0.2;
    this.grid.material.color.set(dark ? "#5a636e" : "#98a2ae");
    for (const material of Object.values(this.materials)) material.dispose();
    this.materials = {};
    this.built.figure = null;
  }

  /** The environment that shells reflect: a room with lamps. */
  private reflections(dark: boolean): Texture {
    const room = new Scene();
    const glow = (colour: string, strength: number, size: [number, number, number], at: [number, number, number]) => {
      const mesh = new Mesh(new BoxGeometry(...size), new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(strength) }));
      mesh.position.set(...at);
      room.add(mesh);
    };
    const wall = new Mesh(new SphereGeometry(10, 16, 12), new MeshBasicMaterial({ color: dark ? "#2a2f36" : "#9aa1aa", side: BackSide }));
    room.add(wall);
    glow("#ffffff", dark ? 7 : 6, [5, 5, 0.1], [2, -3, 7]);
    glow("#ffffff", dark ? 4 : 3, [0.1, 5, 3], [7, 2, 2]);
    glow("#dfe8f5", dark ? 3 : 2.4, [4, 0.1, 3], [-3, 7, 3]);
    const maker = new PMREMGenerator(this.renderer);
    const found = maker.fromScene(room, 0.06).texture;
    maker.dispose();
    return found;
  }

  private keep<M extends Material>(name: string, make: () => M): M {
    return (this.materials[name] ??= make()) as M;
  }

  private material(tone: Tone, strong: boolean, glass: boolean, own?: number[]): Material {
    const [colour, roughness, metalness] = TONES[this.themed ? "dark" : "light"][tone];
    const opacity = (own?.[3] ?? 1) * (glass ? 0.38 : 1);
    return this.keep(`${own ?? tone} ${strong} ${glass}`, () =>
      new MeshStandardMaterial({
        color: own ? lifted(own) : colour, roughness, metalness, side: glass ? FrontSide : DoubleSide, shadowSide: BackSide, // faces of meshes may be oriented inwards
        transparent: opacity < 1, opacity, depthWrite: opacity === 1,
        emissive: strong ? "#0072B2" : "#000000", emissiveIntensity: strong ? 0.35 : 0,
      }));
  }

  private flat(colour: string): MeshBasicMaterial {
    return this.keep(`flat ${colour}`, () => new MeshBasicMaterial({ color: colour, toneMapped: false, depthTest: false, transparent: true }));
  }

  // -- bodies --------------------------------------------------------------------------------------------------------------

  private geometry(key: string, make: () => BufferGeometry): BufferGeometry {
    let found = this.geometries.get(key);
    if (!found) this.geometries.set(key, (found = make()));
    return found;
  }

  private forget(start: string): void {
    for (const [key, geometry] of this.geometries) {
      if (!key.startsWith(start)) continue;
      geometry.dispose();
      this.geometries.delete(key);
    }
  }

  private build({ figure, layers, extras, dark }: Picture): void {
    if (this.geometries.size > 400) this.forget("");
    this.arm.clear();
    this.ghost.clear();
    const colours = dark ? AXES_DARK : AXES;
    const glass = this.keep("ghost", () => new MeshStandardMaterial({ color: "#0072B2", transparent: true, opacity: 0.16, roughness: 0.8, depthWrite: false }));
    const size = 0.09 * figure.reach;
    figure.links.forEach((link, k) => {
      const group = new Group();
      const shade = new Group();
      group.matrixAutoUpdate = shade.matrixAutoUpdate = false;
      for (const part of link.parts) {
        for (const mesh of this.bodies(part)) {
          mesh.castShadow = mesh.receiveShadow = true;
          mesh.userData.part = part.tone;
          mesh.userData.colour ??= part.colour;
          group.add(mesh);
          if (extras.ghost && k) {
            const copy = new Mesh(mesh.geometry, glass);
            copy.matrixAutoUpdate = false;
            copy.matrix.copy(mesh.matrix);
            shade.add(copy);
          }
        }
      }
      if (layers.has("com") && link.mass > 0 && k) {
        const ball = new Mesh(this.geometry("com", () => new SphereGeometry(1, 24, 16)), this.keep("com", () => new MeshStandardMaterial({ color: "#E69F00", roughness: 0.5, depthTest: false, transparent: true })));
        ball.position.copy(vector(link.com));
        ball.scale.setScalar(0.013 * figure.reach);
        ball.renderOrder = 8;
        group.add(ball);
      }
      if (layers.has("inertia") && k) {
        const found = ellipsoid(link.mass, link.inertia);
        if (found) {
          const body = new Mesh(this.geometry("com", () => new SphereGeometry(1, 24, 16)), this.keep("inertia", () => new MeshStandardMaterial({ color: "#CC79A7", roughness: 0.6, transparent: true, opacity: 0.55 })));
          const [u, v, w] = found.axes.map(vector);
          const half = found.half.map((x) => Math.min(Math.max(x, 0.004 * figure.reach), figure.reach));
          body.matrixAutoUpdate = false;
          body.matrix.makeBasis(u.multiplyScalar(half[0]), v.multiplyScalar(half[1]), w.multiplyScalar(half[2])).setPosition(vector(link.com));
          body.renderOrder = 4;
          group.add(body);
        }
      }
      if (layers.has("frames")) group.add(this.triad(size, colours));
      this.arm.add(group);
      this.ghost.add(shade);
    });
    if (layers.has("axes")) {
      for (const joint of figure.joints) {
        const line = new Line(this.geometry("axis", () => lineOf([[0, 0, -1], [0, 0, 1]])), this.keep("axis", () => new LineDashedMaterial({ color: dark ? "#e6e8eb" : "#2b3036", dashSize: 0.05, gapSize: 0.03, depthTest: false, transparent: true })));
        line.computeLineDistances();
        line.matrixAutoUpdate = false;
        line.matrix.copy(matrix(joint.frame)).scale(new Vector3(1, 1, 0.24 * figure.reach));
        line.renderOrder = 7;
        this.arm.children[joint.link].add(line);
      }
    }
  }

  private bodies(part: Part): Mesh[] {
    const material = this.material(part.tone, false, false);
    const made = (geometry: BufferGeometry, place: Matrix4): Mesh => {
      const mesh = new Mesh(geometry, material);
      mesh.matrixAutoUpdate = false;
      mesh.matrix.copy(place);
      return mesh;
    };
    const along = (from: number[], way: number[]): Matrix4 =>
      new Matrix4().makeRotationFromQuaternion(new Quaternion().setFromUnitVectors(Y, vector(way).normalize())).setPosition(vector(from));
    const n = (x: number) => x.toPrecision(4);
    switch (part.kind) {
      case "limb": {
        const way = part.to.map((x, k) => x - part.from[k]);
        const length = Math.hypot(...way);
        if (length < 1e-9) return [made(this.geometry("ball", () => new SphereGeometry(1, 32, 24)), new Matrix4().makeScale(part.r0, part.r0, part.r0).setPosition(vector(part.from)))];
        return [made(this.geometry(`limb ${n(length)} ${n(part.r0)} ${n(part.r1)}`, () => limb(length, part.r0, part.r1)), along(part.from, way))];
      }
      case "drum":
        return [made(this.geometry(`drum ${n(part.radius)} ${n(part.length)}`, () => smooth(drum(part.radius, part.length))), along(part.at, part.axis))];
      case "beam": {
        const way = part.to.map((x, k) => x - part.from[k]);
        const length = Math.max(Math.hypot(...way), 1e-6);
        const middle = part.from.map((x, k) => x + way[k] / 2);
        return [made(this.geometry(`beam ${n(length)} ${n(part.width)}`, () => new BoxGeometry(part.width, length, part.width)), along(middle, way))];
      }
      case "ball":
        return [made(this.geometry("ball", () => new SphereGeometry(1, 32, 24)), new Matrix4().makeScale(part.radius, part.radius, part.radius).setPosition(vector(part.at)))];
      case "ellipsoid":
        return [made(this.geometry("ball", () => new SphereGeometry(1, 32, 24)), matrix(part.frame).scale(vector(part.size)))];
      case "box":
        return [made(this.geometry(`box ${part.size.map(n).join(" ")}`, () => new BoxGeometry(...(part.size as [number, number, number]))), matrix(part.frame))];
      case "mesh": {
        const mesh = meshes.peek().get(part.mesh);
        if (!mesh) return [];
        const place = matrix(part.frame).scale(vector(part.size));
        let first = 0;
        return mesh.parts.map(({ size, colour }, k) => {
          const geometry = this.geometry(`mesh ${k} ${part.mesh}`, () => surface(mesh, first, size));
          first += size;
          const own = made(geometry, place);
          own.userData.colour = colour.length ? colour : part.colour;
          return own;
        });
      }
    }
  }

  /** A frame's three arrows. */
  private triad(size: number, colours: string[], thick = 1): Group {
    const group = new Group();
    [[1, 0, 0], [0, 1, 0], [0, 0, 1]].forEach((axis, k) => group.add(this.arrow([0, 0, 0], axis.map((x) => x * size), colours[k], 0.055 * size * thick)));
    return group;
  }

  private arrow(at: number[], way: number[], colour: string, radius: number, heads = 1): Group {
    const group = new Group();
    const length = Math.hypot(...way);
    if (length < 1e-9) return group;
    const head = Math.min(4.2 * radius, 0.6 * length);
    const shaft = new Mesh(this.geometry("shaft", () => new CylinderGeometry(1, 1, 1, 16).translate(0, 0.5, 0)), this.flat(colour));
    shaft.scale.set(radius, Math.max(length - head, 1e-6), radius);
    group.add(shaft);
    for (let k = 0; k < heads; k++) {
      const cone = new Mesh(this.geometry("cone", () => new CylinderGeometry(0, 1, 1, 20).translate(0, 0.5, 0)), this.flat(colour));
      cone.scale.set(2.4 * radius, head, 2.4 * radius);
      cone.position.y = length - head - k * 0.7 * head;
      group.add(cone);
    }
    group.quaternion.setFromUnitVectors(Y, vector(way).normalize());
    group.position.copy(vector(at));
    group.traverse((o) => (o.renderOrder = 9));
    return group;
  }

  private place(group: Group, frames: number[][]): void {
    group.children.forEach((link, k) => {
      if (frames[k]) link.matrix.copy(matrix(frames[k]));
      link.matrixWorldNeedsUpdate = true;
    });
  }

  /** Ground, grid and light, scaled to the robot. */
  private surroundingsOf({ figure, frames, layers }: Picture): void {
    const { reach } = figure;
    const up = vector(figure.up);
    const level = floor(figure, frames[0]);
    const base = vector([frames[0][3], frames[0][7], frames[0][11]]);
    const foot = base.addScaledVector(up, level - base.dot(up));
    const lie = new Quaternion().setFromUnitVectors(new Vector3(0, 0, 1), up);
    for (const plane of [this.shadow, this.grid]) {
      plane.position.copy(foot);
      plane.quaternion.copy(lie);
      plane.visible = layers.has("grid");
    }
    const step = 10 ** Math.floor(Math.log10(reach * 0.45));
    const nice = [1, 2, 5, 10].map((m) => m * step).find((s) => s >= reach * 0.22) ?? step;
    this.shadow.scale.setScalar(9 * reach);
    this.grid.scale.setScalar(nice);
    this.grid.position.addScaledVector(up, 0.001 * reach);
    const side = new Vector3(0.55, -0.4, 0).applyQuaternion(lie);
    this.sun.position.copy(foot).addScaledVector(up, 3 * reach).addScaledVector(side, 2.2 * reach);
    this.sun.target.position.copy(foot).addScaledVector(up, 0.4 * reach);
    const s = this.sun.shadow.camera;
    s.left = s.bottom = -1.7 * reach;
    s.right = s.top = 1.7 * reach;
    s.near = 0.5 * reach;
    s.far = 8 * reach;
    s.updateProjectionMatrix();
    this.sun.shadow.normalBias = 0.008 * reach;
  }

  // -- overlays ------------------------------------------------------------------------------------------------------------

  private drawOver({ figure, extras, trace, layers, dark, camera, large }: Picture): void {
    this.over.traverse((o) => o instanceof Line && o.userData.own && o.geometry.dispose());
    this.over.clear();
    const palette = dark ? COLOURS_DARK : COLOURS;
    const pixel = (2 * Math.tan(FIELD / 2) * vector(camera.eye).distanceTo(vector(camera.target))) / this.height;
    const path = (points: ArrayLike<number>, colour: string, dashed = false) => {
      const geometry = new BufferGeometry().setAttribute("position", new BufferAttribute(Float32Array.from(points), 3));
      const line = new Line(geometry, dashed
        ? this.keep(`dash ${colour} ${figure.reach}`, () => new LineDashedMaterial({ color: colour, dashSize: 0.03 * figure.reach, gapSize: 0.02 * figure.reach, toneMapped: false }))
        : this.keep(`line ${colour}`, () => new LineBasicMaterial({ color: colour, toneMapped: false })));
      if (dashed) line.computeLineDistances();
      line.userData.own = true;
      this.over.add(line);
    };
    if (trace && trace.length > 3 && layers.has("trace")) path(trace, palette[1]);
    extras.paths?.forEach((p) => path(p.points, palette[p.colour % palette.length], p.dashed));
    extras.arrows?.forEach((a) => this.over.add(this.arrow(a.at, a.vector, palette[a.colour % palette.length], 2.6 * large * pixel, a.double ? 2 : 1)));
    extras.frames?.forEach((f) => {
      const group = this.triad(f.size ?? 0.09 * figure.reach, dark ? AXES_DARK : AXES, f.strong ? 1.5 : 1);
      group.matrixAutoUpdate = false;
      group.matrix.copy(matrix(f.frame));
      this.over.add(group);
    });
    if (extras.goal) {
      const ring = new Mesh(this.geometry("ball", () => new SphereGeometry(1, 32, 24)), this.keep("goal", () => new MeshBasicMaterial({ color: "#D55E00", transparent: true, opacity: 0.7, depthTest: false })));
      ring.position.copy(vector(extras.goal));
      ring.scale.setScalar(7 * large * pixel);
      ring.renderOrder = 10;
      this.over.add(ring);
    }
    if (extras.joint !== undefined && figure.joints[extras.joint]) {
      const joint = figure.joints[extras.joint];
      const T = times(this.arm.children[joint.link].matrix.clone().transpose().toArray(), joint.frame);
      const o = [T[3], T[7], T[11]];
      const z = [T[2], T[6], T[10]].map((x) => x * 0.26 * figure.reach);
      this.over.add(this.arrow(o.map((x, k) => x - 0.5 * z[k]), z.map((x) => 1.5 * x), palette[4], 2.2 * large * pixel));
    }
  }
}

/** The name of the renderer, as given by the driver. */
function rendererName(): string {
  const probe = document.createElement("canvas").getContext("webgl2");
  const info = probe?.getExtension("WEBGL_debug_renderer_info");
  const name = probe && info ? String(probe.getParameter(info.UNMASKED_RENDERER_WEBGL)) : "";
  probe?.getExtension("WEBGL_lose_context")?.loseContext();
  return name;
}

function rootOf(object: Object3D, group: Group): Object3D {
  let found = object;
  while (found.parent && found.parent !== group) found = found.parent;
  return found;
}

function lineOf(points: number[][]): BufferGeometry {
  return new BufferGeometry().setAttribute("position", new BufferAttribute(Float32Array.from(points.flat()), 3));
}

/** Grid lines in cells of 1 that fade out towards the edge. */
function gridLines(cells: number): BufferGeometry {
  const points: number[] = [];
  const tones: number[] = [];
  const shade = (x: number, y: number, strong: boolean) => {
    const r = Math.min(1, Math.hypot(x, y) / cells);
    const far = Math.max(0, Math.min(1, (1 - r) / 0.8));
    return far * far * (3 - 2 * far) * (strong ? 0.95 : 0.5);
  };
  for (let line = -cells; line <= cells; line++) {
    for (let k = -cells; k < cells; k++) {
      for (const flip of [false, true]) {
        for (const end of [k, k + 1]) {
          const [x, y] = flip ? [line, end] : [end, line];
          points.push(x, y, 0);
          tones.push(1, 1, 1, shade(x, y, line === 0));
        }
      }
    }
  }
  return new BufferGeometry().setAttribute("position", new BufferAttribute(Float32Array.from(points), 3)).setAttribute("color", new BufferAttribute(Float32Array.from(tones), 4));
}
