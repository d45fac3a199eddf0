declare module '@generated/routes' {
  import type {Pages} from '@mui-x-docs/docusaurus-plugin-first-load/pages';

  /**
   * The pages of the rows, see `compactRoutes.ts`. Docusaurus' own module doesn't have this export.
   */
  export const pages: Pages;
}
