// Files that esbuild takes in beside code.

declare module "*.css";
declare module "*.txt" {
  const text: string;
  export default text;
}
declare module "*.md" {
  const text: string;
  export default text;
}
