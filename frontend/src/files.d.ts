// File types that esbuild bundles besides code.

declare module "*.css";
declare module "*.txt" {
  const text: string;
  export default text;
}
declare module "*.md" {
  const text: string;
  export default text;
}
