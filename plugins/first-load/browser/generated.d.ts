declare module '@generated/routes' {
  import type {Pages} from '@site/plugins/first-load/browser/pages';

  /** The pages of the rows, see `compactRoutes.ts`; Docusaurus' own module has none. */
  export const pages: Pages;
}
