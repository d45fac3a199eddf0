declare module '@generated/sidebar/default/recipes.json' {
  import type {ListedGroup} from '@site/site/sidebar/shared';

  const groups: ListedGroup[];
  export default groups;
}

declare module '@generated/sidebar/default/pages.json' {
  import type {ListedPage} from '@site/site/sidebar/shared';

  const pages: ListedPage[];
  export default pages;
}
