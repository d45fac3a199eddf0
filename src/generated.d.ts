declare module '@generated/sidebar/default/pages.json' {
  import type {ListedPage} from '@site/site/sidebar/shared';

  const pages: ListedPage[];
  export default pages;
}
