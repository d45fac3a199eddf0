import type {PluginConfig} from '@docusaurus/types';
import type {FirstLoadOptions} from '@mui-x-docs/docusaurus-plugin-first-load';

/**
 * Parts of Infima that the layout renders differently: no page or active theme component has these
 * classes.
 */
export const UNUSED_CLASSES =
  /^(?:avatar|breadcrumbs|button-group|card|dropdown|footer|hero|menu|navbar-sidebar|pagination|pagination-nav|pills|table-of-contents)(?:__|--|$)|^navbar(?:__|--)/;

/**
 * Styles that most pages don't need, or that a page loads later, by file name. They only contain
 * rules of CSS modules, whose class names are unique, so their order doesn't matter.
 */
export const STYLE_GROUPS = {
  'code-styles':
    /[\\/]src[\\/]components[\\/]mdx[\\/]Code[\\/](?:AnnotatedCodeBlock|CodeTabs)\.module\.css$/,
  'demo-styles':
    /[\\/]src[\\/]components[\\/]demo[\\/](?!(?:parts|edit|thumbnail)[\\/]).*\.module\.css$/,
  // Loaded with the editor.
  'editor-styles': /[\\/]src[\\/]components[\\/]demo[\\/]edit[\\/].*\.module\.css$/,
  // The card of a name in code, and of a part of a demo.
  'name-styles':
    /[\\/]src[\\/]components[\\/](?:common[\\/]FloatingCard|page[\\/]CodeNames|demo[\\/]parts)[\\/].*\.module\.css$/,
  // Except for the placeholder, which is on the page.
  'playground-styles':
    /[\\/]src[\\/]components[\\/]mdx[\\/]Playground[\\/]Playground\w+\.module\.css$/,
  'ad-styles': /[\\/]src[\\/]components[\\/]ads[\\/]AdContent\.module\.css$/,
  'consent-styles': /[\\/]src[\\/]components[\\/]shell[\\/]Consent[\\/].*\.module\.css$/,
  'feedback-styles': /[\\/]src[\\/]components[\\/]page[\\/]Feedback[\\/]FeedbackForm\.module\.css$/,
  'search-styles': /[\\/]src[\\/]components[\\/]search[\\/].*\.module\.css$/,
};

/** Returns the plugin that keeps the first load of a page small, with its options. */
export const createFirstLoad = (describePage: FirstLoadOptions['describePage']): PluginConfig => [
  '@mui-x-docs/docusaurus-plugin-first-load',
  {
    // Code is highlighted at build time, so Prism and its list of languages aren't needed, and the
    // layout has its own progress bar.
    droppedClientModules: ['prism-include-languages', 'nprogress'].map(
      (name) => `@docusaurus/theme-classic/lib/${name}`,
    ),
    describePage,
    styleGroups: STYLE_GROUPS,
    styledFolders: ['src', 'docs', 'versioned_docs', 'i18n'],
    unusedClasses: UNUSED_CLASSES,
  } satisfies FirstLoadOptions,
];
