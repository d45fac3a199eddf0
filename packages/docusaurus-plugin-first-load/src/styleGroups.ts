interface StyleGroup {
  name: string;
  type: 'css/mini-extract';
  test: RegExp;
  chunks: 'all';
  enforce: true;
  priority: number;
}

/**
 * Styles that most pages do without, or that nobody needs before something was loaded for them, by the name of their file.
 * Docusaurus puts all styles into one file, because several files may come in any order; these hold the rules of CSS
 * modules only, whose names nothing else uses.
 */
const APART: Record<string, RegExp> = {
  'code-styles':
    /[\\/]src[\\/]components[\\/]mdx[\\/]Code[\\/](?:MarkedCodeBlock|CodeTabs)\.module\.css$/,
  'demo-styles': /[\\/]src[\\/]components[\\/]demo[\\/].*\.module\.css$/,
  'ad-styles': /[\\/]src[\\/]components[\\/]ads[\\/]AdContent\.module\.css$/,
  'consent-styles': /[\\/]src[\\/]components[\\/]shell[\\/]Consent[\\/].*\.module\.css$/,
  'feedback-styles': /[\\/]src[\\/]components[\\/]page[\\/]Feedback[\\/]FeedbackForm\.module\.css$/,
  'search-styles': /[\\/]src[\\/]components[\\/]search[\\/].*\.module\.css$/,
};

/** Groups for `optimization.splitChunks.cacheGroups`, before the group of all styles, which has priority 50. */
export function styleGroups(): Record<string, StyleGroup> {
  return Object.fromEntries(
    Object.entries(APART).map(([name, test]) => [
      name,
      {name, type: 'css/mini-extract', test, chunks: 'all', enforce: true, priority: 60},
    ]),
  );
}
