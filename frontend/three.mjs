// The parts of three.js in the page: its sources, without what no picture of the page uses.  A plugin of esbuild.
//
//   shaders    without branches for macros that are never defined here (ABSENT), without comments, and without programs of
//              materials that the page does not use (PROGRAMS)
//   flags      `object.isSkinnedMesh` and similar flags are false, and the code that depends on them is removed (FLAGS)
//   modules    stubs for parts that are created but never used (STAND_INS)
//   parts      without unused functions and tables of a file (PARTS), and without chunks that no program of the page includes
//   methods    without methods whose names occur nowhere in the bundle (`unused`)
//
// To use more of three.js, remove its macro, flag or module from the lists: a class whose flag is false makes the build fail, and so
// does a rule that no longer finds the code it removes.

import { readFileSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";

/** Materials whose shaders are kept, by their files in ShaderLib/. */
const PROGRAMS = ["cube", "depth", "linedashed", "meshbasic", "meshphysical", "shadow"];

/** Chunks that scripts refer to by name. */
const NAMED = ["colorspace_pars_fragment", "tonemapping_pars_fragment"];

/** Shader macros that no material of the page defines. */
const ABSENT = new Set([
  "ALPHA_TO_COVERAGE", "DECODE_VIDEO_TEXTURE", "DECODE_VIDEO_TEXTURE_EMISSIVE", "DITHERING", "ENVMAP_TYPE_CUBE", "FOG_EXP2",
  "IOR", "LAMBERT", "PHONG", "PREMULTIPLIED_ALPHA", "SHADOWMAP_TYPE_BASIC", "SHADOWMAP_TYPE_VSM", "USE_ALPHAHASH", "USE_ALPHAMAP",
  "USE_ALPHATEST", "USE_ANISOTROPY", "USE_ANISOTROPYMAP", "USE_AOMAP", "USE_BATCHING", "USE_BATCHING_COLOR", "USE_BUMPMAP",
  "USE_CLEARCOAT", "USE_CLEARCOATMAP", "USE_CLEARCOAT_NORMALMAP", "USE_CLEARCOAT_ROUGHNESSMAP", "USE_DIFFUSE_ROUGHNESS",
  "USE_DIFFUSE_ROUGHNESSMAP", "USE_DISPERSION", "USE_DISPLACEMENTMAP", "USE_EMISSIVEMAP", "USE_FOG", "USE_GRADIENTMAP",
  "USE_INSTANCING", "USE_INSTANCING_COLOR", "USE_INSTANCING_MORPH", "USE_IRIDESCENCE", "USE_IRIDESCENCEMAP",
  "USE_IRIDESCENCE_THICKNESSMAP", "USE_LIGHTMAP", "USE_LIGHT_PROBES", "USE_LOGARITHMIC_DEPTH_BUFFER", "USE_MAP",
  "USE_MATCAP", "USE_METALNESSMAP", "USE_MORPHCOLORS", "USE_MORPHNORMALS", "USE_MORPHTARGETS", "USE_NORMALMAP",
  "USE_NORMALMAP_OBJECTSPACE", "USE_NORMALMAP_TANGENTSPACE", "USE_PACKED_NORMALMAP", "USE_POINTS_UV", "USE_RETROREFLECTION",
  "USE_REVERSED_DEPTH_BUFFER", "USE_ROUGHNESSMAP", "USE_SHEEN", "USE_SHEEN_COLORMAP", "USE_SHEEN_ROUGHNESSMAP", "USE_SIZEATTENUATION",
  "USE_SKINNING", "USE_SPECULARMAP", "USE_SPECULAR_COLORMAP", "USE_SPECULAR_INTENSITYMAP", "USE_TANGENT", "USE_THICKNESSMAP",
  "USE_TRANSMISSION", "USE_TRANSMISSIONMAP", "USE_UV1", "USE_UV2", "USE_UV3",
]);
/** Constants in shaders that are 0: lights that the scene lacks, clipping planes. */
const NONE = new Set([
  "NUM_SUN_LIGHTS", "NUM_POINT_LIGHTS", "NUM_SPOT_LIGHTS", "NUM_RECT_AREA_LIGHTS", "NUM_POINT_LIGHT_SHADOWS", "NUM_SPOT_LIGHT_SHADOWS",
  "NUM_SUN_LIGHT_SHADOWS", "NUM_SPOT_LIGHT_MAPS", "NUM_SPOT_LIGHT_COORDS", "NUM_CLIPPING_PLANES",
]);

/** Type flags that are false for every object of the page. */
const FLAGS = [
  "isArrayCamera", "isArrayTexture", "isBatchedMesh", "isCompressedArrayTexture", "isCompressedCubeTexture", "isCompressedTexture",
  "isData3DTexture", "isDataArrayTexture", "isExternalTexture", "isFog", "isFogExp2", "isFramebufferTexture",
  "isGLBufferAttribute", "isHTMLTexture", "isInstancedBufferGeometry", "isInstancedInterleavedBuffer", "isInstancedMesh",
  "isInterleavedBuffer", "isInterleavedBufferAttribute", "isLOD", "isLightProbe", "isLineLoop", "isMeshLambertMaterial",
  "isMeshMatcapMaterial", "isMeshNormalMaterial", "isMeshPhongMaterial", "isMeshPhysicalMaterial", "isMeshToonMaterial",
  "isNodeMaterial", "isPointLight", "isPoints", "isPointsMaterial", "isPresenting", "isRectAreaLight", "isSkinnedMesh",
  "isSpotLight", "isSprite", "isSpriteMaterial", "isSunLight", "isVideoTexture", "isXRRenderTarget", "isLightProbeGrid",
];

/** File -> its replacement. */
const STAND_INS = {
  "Data3DTexture.js": "export class Data3DTexture {}",
  "DataArrayTexture.js": "export class DataArrayTexture {}",
  "FrustumArray.js": "export class FrustumArray {}",
  "WebGLClipping.js": "export function WebGLClipping() { return { numPlanes: 0, numIntersection: 0, uniform: { value: null, needsUpdate: false }, init() { return false; }, beginShadows() {}, endShadows() {}, setGlobalState() {}, setState() {} }; }",
  "WebGLEnvironments.js": "export function WebGLEnvironments() { return { get: (texture) => texture ?? null, dispose() {} }; }",
  "WebGLMorphtargets.js": "export function WebGLMorphtargets() { return { update() {} }; }",
  "WebGLOutput.js": "export function WebGLOutput() {}",
  "WebGLUniformsGroups.js": "export function WebGLUniformsGroups() { return { update() {}, bind() {}, dispose() {} }; }",
  "WebXRManager.js": "export class WebXRManager { enabled = false; addEventListener() {} removeEventListener() {} setAnimationLoop() {} dispose() {} getEnvironmentBlendMode() {} }",
};
/** File -> removed parts: colours by name, compressed textures, all tone mappings but one. */
const PARTS = {
  "Color.js": [/(?<=const _colorKeywords = )\{[^}]*\}/, "{}"],
  "WebGLUtils.js": [/^\t\t\/\/ S3TC\n[\s\S]*?(?=^\t\tif \( p === UnsignedInt248Type \))/m, ""],
  "tonemapping_pars_fragment.glsl.js": [/^vec3 LinearToneMapping[\s\S]*?(?=^vec3 RRTAndODTFit)|^const mat3 LINEAR_REC2020_TO_LINEAR_SRGB[\s\S]*?(?=^vec3 CustomToneMapping)/gm, ""],
};
/** Conditions that are constant, in all scripts: [code, replacement]. */
const CONDITIONS = [
  [/\boutput !== null\b/g, "false"],
  [/\b_nodesHandler !== null\b/g, "false"],
  [/\b_(?:local)?[cC]lippingEnabled === true\b/g, "false"],
  [/\btransmissiveObjects\.length > 0\b/g, "false"],
  [/\bmaterial\.(?:transmission|anisotropy|clearcoat|diffuseRoughness|dispersion|retroreflectivity|iridescence|sheen|alphaTest) > 0(?:\.0)?(?![.\d])/g, "false"],
  [/\bmaterial\.wireframe === true\b/g, "false"],
  [/\bmaterial\.wireframe === false\b/g, "true"],
  [/!! material\.(?:map|matcap|aoMap|lightMap|bumpMap|normalMap|displacementMap|emissiveMap|metalnessMap|roughnessMap|specularMap|specularColorMap|specularIntensityMap|gradientMap|alphaMap|alphaHash|alphaToCoverage)\b/g, "false"],
];

// -- shaders -----------------------------------------------------------------------------------------------------------------

/** The value of a preprocessor condition: true, false, or null if it depends on the material. */
function holds(words, cut) {
  const gone = (list, word) => (list.has(word) ? (cut.add(word), false) : null);
  const tokens = words.match(/defined|&&|\|\||[<>]=?|==|[()!]|\w+/g);
  let at = 0;
  const atom = () => {
    const token = tokens[at++];
    if (token === "!") {
      const value = atom();
      return value === null ? null : !value;
    }
    if (token === "(") {
      const value = either();
      at++;
      return value;
    }
    if (token === "defined") {
      const bracket = tokens[at] === "(";
      const word = tokens[at + (bracket ? 1 : 0)];
      at += bracket ? 3 : 1;
      return gone(ABSENT, word);
    }
    if (tokens[at] === ">" && tokens[at + 1] === "0") {
      at += 2;
      return gone(NONE, token);
    }
    if (/[<>=]/.test(tokens[at] ?? "")) at += 2;
    return null;
  };
  const both = () => {
    let value = atom();
    while (tokens[at] === "&&") {
      at++;
      const other = atom();
      value = value === false || other === false ? false : value === null || other === null ? null : true;
    }
    return value;
  };
  const either = () => {
    let value = both();
    while (tokens[at] === "||") {
      at++;
      const other = both();
      value = value === true || other === true ? true : value === null || other === null ? null : false;
    }
    return value;
  };
  return either();
}

/** A shader without comments, indentation, and branches that are never taken. */
function lean(shader, cut) {
  const lines = shader.replace(/\/\*[\s\S]*?\*\//g, "").split("\n").map((line) => line.replace(/\/\/.*$/, "").trim()).filter(Boolean);
  const found = [];
  const inside = []; // for every open #if: whether its text is kept now, whether a branch was certainly taken, whether its #if remains
  const kept = () => inside.every((each) => each.now);
  for (const line of lines) {
    const [, word, rest] = /^#\s*(ifdef|ifndef|if|elif|else|endif)\b\s*(.*)$/.exec(line) ?? [];
    const outside = inside.slice(0, -1).every((each) => each.now);
    const here = inside.at(-1);
    if (word === "ifdef" || word === "ifndef" || word === "if") {
      const value = word === "if" ? holds(rest, cut) : holds(`${word === "ifndef" ? "!" : ""}defined(${rest})`, cut);
      if (value === null && kept()) found.push(line);
      inside.push({ now: value !== false, taken: value === true, stands: value === null });
    } else if (word === "elif") {
      const value = here.taken ? false : holds(rest, cut);
      if (value !== false && outside) {
        if (here.stands) found.push(value === true ? "#else" : line);
        else if (value === null) found.push(`#if ${rest}`);
      }
      inside[inside.length - 1] = { now: value !== false, taken: here.taken || value === true, stands: here.stands || value === null };
    } else if (word === "else") {
      if (here.stands && !here.taken && outside) found.push(line);
      here.now = !here.taken;
    } else if (word === "endif") {
      inside.pop();
      if (here.stands && kept()) found.push(line);
    } else if (kept()) found.push(line);
  }
  return emptied(found).join("\n");
}

/** Removes preprocessor blocks without content. */
function emptied(lines) {
  const found = [];
  for (const line of lines) {
    if (/^#\s*endif\b/.test(line)) {
      let at = found.length - 1;
      while (at >= 0 && /^#\s*(else|elif)\b/.test(found[at])) at--;
      if (at >= 0 && /^#\s*if/.test(found[at])) {
        found.length = at;
        continue;
      }
    }
    found.push(line);
  }
  return found;
}

/** Removes insignificant spaces, except in loops that three unrolls. */
const tight = (line) => (/^#|^for \(|^\}$/.test(line) ? line : line.replace(/\s*([-+*/=<>(){};,?:&|!])\s*/g, "$1"));

const TEMPLATE = /(?<=\/\* glsl \*\/\s?)`([^`]*)`/g;

/** Strips all shaders of a script; `left(name)`: whether a chunk has any content left. */
const shaders = (text, left, cut) =>
  text.replace(TEMPLATE, (_, shader) => {
    const lines = lean(shader, cut).split("\n").filter((line) => left(/^#include <(\w+)>$/.exec(line)?.[1] ?? ""));
    return `\`${emptied(lines).map(tight).join("\n")}\``;
  });

// -- scripts -----------------------------------------------------------------------------------------------------------------

/** A block that begins and ends at the same indentation: a method of a class. */
const METHOD = /^\t(?:static |get |set |async )*(\w+)\([^\n]*\) \{\n(?:[\s\S]*?\n)?\t\}\n/gm;
/** The same for an object made by a function: this.name = function. */
const MEMBER = /^\t\t?this\.(\w+) = (?:async )?function \([^\n]*\) \{\n(?:[\s\S]*?\n)?\t\t?\};\n/gm;
const FLAG = new RegExp(`(?<![\\w.\\])])[A-Za-z_$][\\w$]*(?:\\.[\\w$]+|\\[ [\\w$.]+ \\])*\\.(${FLAGS.join("|")})\\b(?!\\s*=[^=])`, "g");
/** Lines of a program's head that define a macro. */
const DEFINES = /^.*\? '#define (\w+)[^\n]*,\n/gm;
/** Methods that serialise scenes, which the page never does. */
const DOCUMENTS = ["toJSON", "fromJSON"];

/** A script of three without the listed parts and these methods; `cut` is called with each rule that matched. */
function shortened(text, file, methods, included, cut) {
  const rule = (name, put) => (cut.add(name), put);
  const method = (found, name) => (methods.has(name) ? "" : found);
  let found = text.replace(/^\t*\/\*\*[\s\S]*?\*\/\n/gm, "").replace(METHOD, method).replace(MEMBER, method);
  found = found.replace(FLAG, (_, flag) => rule(flag, "false"));
  for (const [before, after] of CONDITIONS) found = found.replace(before, () => rule(String(before), after));
  if (file in PARTS) found = found.replace(PARTS[file][0], () => rule(file, PARTS[file][1]));
  const program = (name) => PROGRAMS.includes(name);
  if (file === "WebGLProgram.js") found = found.replace(DEFINES, (line, word) => (ABSENT.has(word) ? rule(word, "") : line));
  if (file === "ShaderChunk.js") {
    const others = [...text.matchAll(/^import \* as (\w+)/gm)].map((each) => each[1]).filter((name) => !program(name));
    others.push(...[...text.matchAll(/^import (\w+) from/gm)].map((each) => each[1]).filter((name) => !included.has(name)));
    for (const name of others) found = found.replace(new RegExp(`^(import (\\* as )?${name} .*|\\t${name}(_vert|_frag)?: .*)\\n`, "gm"), "");
  }
  if (file === "ShaderLib.js") {
    found = found.replace(/^\t\w+: \{\n[\s\S]*?\n\t\},?\n/gm, (entry) => (program(/ShaderChunk\.(\w+)_vert/.exec(entry)[1]) ? entry : ""));
  }
  return found;
}

/** Names of the chunks that the programs of the page include, and of those that scripts refer to. */
function chunksOf(folder) {
  const found = new Set(NAMED);
  const add = (path) => {
    for (const [, name] of readFileSync(path, "utf8").matchAll(/#include <(\w+)>/g)) if (!found.has(name)) found.add(name), add(join(folder, `${name}.glsl.js`));
  };
  for (const name of PROGRAMS) add(join(folder, "..", "ShaderLib", `${name}.glsl.js`));
  return found;
}

// -- the plugin --------------------------------------------------------------------------------------------------------------

/** three.js for this page, without methods of these names. */
export function three(root, methods = new Set()) {
  const source = realpathSync(join(root, "node_modules", "three", "src"));
  const chunks = join(source, "renderers", "shaders", "ShaderChunk");
  const all = new Set([...DOCUMENTS, ...methods]);
  const known = new Map(); // chunk -> whether any content is left
  const cut = new Set();
  const included = chunksOf(chunks);
  const left = (name) => {
    if (!name) return true;
    if (!known.has(name)) known.set(name, !/`\s*`/.test(shaders(readFileSync(join(chunks, `${name}.glsl.js`), "utf8"), left, cut)));
    return known.get(name);
  };
  return {
    name: "three",
    setup(build) {
      build.onResolve({ filter: /^three$/ }, () => ({ path: join(source, "Three.js") }));
      build.onLoad({ filter: /[\\/]three[\\/]src[\\/].*\.js$/ }, ({ path }) => {
        const file = basename(path);
        if (file in STAND_INS) cut.add(file);
        return { contents: STAND_INS[file] ?? shaders(shortened(readFileSync(path, "utf8"), file, all, included, cut), left, cut) };
      });
      build.onEnd(({ metafile }) => {
        const rules = [...ABSENT, ...NONE, ...FLAGS, ...CONDITIONS.map(([before]) => String(before)), ...Object.keys(STAND_INS), ...Object.keys(PARTS)];
        const errors = rules.filter((name) => !cut.has(name)).map((name) => ({ text: `three.mjs: ${name} is not in three.js any more` }));
        for (const path of sources(metafile, root)) {
          const flag = /^\t+this\.(is\w+) = true;$/gm;
          for (const [, name] of readFileSync(path, "utf8").matchAll(flag)) {
            if (FLAGS.includes(name)) errors.push({ text: `three.mjs leaves ${name} out, and ${basename(path)} is in the page: take it from FLAGS` });
          }
        }
        return { errors };
      });
    },
  };
}

/** Paths of three's sources with code in the bundle. */
function sources(metafile, root) {
  const all = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  return all.filter(([path, { bytesInOutput }]) => bytesInOutput && /three\/src\/.*\.js$/.test(path) && !(basename(path) in STAND_INS)).map(([path]) => join(root, path));
}

/** Names of three's methods that an unminified bundle defines and never mentions elsewhere. */
function unused(bundle, metafile, root) {
  const count = (names) => names.reduce((found, name) => found.set(name, (found.get(name) ?? 0) + 1), new Map());
  const text = bundle.replace(/^ *\/\/.*$/gm, ""); // comments with paths of sources
  const said = count([...text.matchAll(/[A-Za-z_$][\w$]*/g)].map(([word]) => word));
  const made = count([...text.matchAll(/^ +(?:static |get |set |async )*(\w+)\([^\n]*\) \{$|^ +this\.(\w+) = (?:async )?function\(/gm)].map(([, a, b]) => a ?? b));
  const own = sources(metafile, root).map((path) => readFileSync(path, "utf8")).flatMap((script) => [METHOD, MEMBER].flatMap((pattern) => [...script.matchAll(pattern)]));
  return new Set(own.map(([, name]) => name).filter((name) => name !== "constructor" && made.has(name) && said.get(name) === made.get(name)));
}

/** The plugin, without any of three's methods that the page never calls: rebuilt until no such methods remain. */
export async function threeOfPage(root, build, options) {
  const methods = new Set();
  for (;;) {
    const plugin = three(root, methods);
    const { outputFiles, metafile } = await build({ ...options, plugins: [plugin], minify: false, minifySyntax: true, write: false, metafile: true });
    const script = outputFiles.find(({ path }) => path.endsWith(".js")).text;
    const more = [...unused(script, metafile, root)].filter((name) => !methods.has(name));
    if (!more.length) return plugin;
    for (const name of more) methods.add(name);
  }
}
