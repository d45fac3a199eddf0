declare module '@generated/page-tree/default/pages.json' {
  import type {ListedPage} from '@site/plugins/page-tree/shared';

  const pages: ListedPage[];
  export default pages;
}
