declare module '@generated/sidebar/default/pages.json' {
  import type {ListedPage} from '@site/plugins/sidebar/shared';

  const pages: ListedPage[];
  export default pages;
}
