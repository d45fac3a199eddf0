/** The content of a new page, which the author replaces. */
export const PAGE_TEXT = {
  description: 'One sentence of at most 160 characters on what this page is for.',
  introduction: 'What it is for, in one or two sentences.',
  heading: 'The first task',
  task: 'How to start.',
} as const;

/** The accessible names of new demos. */
export const DEMO_NAMES = {
  chart: 'Name of the chart',
  grid: 'Name of the grid',
  field: 'Name of the field',
  tree: 'Name of the tree',
} as const;

/** The placeholders of the section snippet, see `.vscode/docs.code-snippets`. */
const SNIPPET_TEXT = ['## Heading {/* #anchor */}'];

/** Text of the generators that must not be published. */
export const PLACEHOLDERS: readonly string[] = [
  PAGE_TEXT.description,
  PAGE_TEXT.introduction,
  `## ${PAGE_TEXT.heading}`,
  PAGE_TEXT.task,
  ...Object.values(DEMO_NAMES),
  ...SNIPPET_TEXT,
];
