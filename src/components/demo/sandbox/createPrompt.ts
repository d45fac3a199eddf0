import {planName, type PaidPlan} from '../../../../site/plans/shared';
import {collectDependencies} from './collectDependencies';
import {createSourceFiles} from './projectFiles';
import type {PackageTable, SandboxDemo} from './types';

/** The data about a demo in a prompt, in addition to its code. */
export interface PromptContext {
  /** The demo's name in words: `Basic bars`. */
  title: string;
  /** The text of the page that describes the demo. */
  description: string;
  /** URL of the demo. */
  url: string;
  /** URL of the Markdown version of its page. */
  markdownUrl: string;
  plan?: PaidPlan | undefined;
}

/** Returns a fenced code block whose fence is longer than any fence in the code. */
function createCodeBlock(code: string, language: string): string {
  const fence = '`'.repeat(
    Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)),
  );
  return `${fence}${language}\n${code.trimEnd()}\n${fence}`;
}

/**
 * Returns a prompt for a coding agent: the demo's code with its versions, and rules for the answer.
 * It ends with a heading for the user's task.
 */
export function createPrompt(
  demo: SandboxDemo,
  packages: PackageTable,
  {title, description, url, markdownUrl, plan}: PromptContext,
): string {
  const extension = demo.variant === 'TS' ? 'tsx' : 'jsx';
  const sources = demo.files.map(({code}) => code);
  const {dependencies} = collectDependencies(sources, packages, demo.variant);
  const versions = Object.entries(dependencies).map(([name, version]) => `\`${name}@${version}\``);
  const context = [
    `Demo: ${url}`,
    `Page with its explanation, as Markdown: ${markdownUrl}`,
    `Packages: ${versions.join(', ')}`,
    ...(plan
      ? [
          `Plan: ${planName(plan)}. Without a license key, its packages show a watermark. Say so if I don't seem to have a key, and don't remove the watermark.`,
        ]
      : []),
  ];
  const rules = [
    'Start with the code of the demo, which works, and change only what the task needs.',
    'Use only props, slots, options, and events that exist in these versions. If you are not sure about a name, look it up on the page instead of guessing.',
    `Write ${demo.variant === 'TS' ? 'TypeScript' : 'JavaScript'}, with the styling and the date library of the demo.`,
    'Add no package without asking.',
    'Preserve accessible names and keyboard navigation.',
  ];
  const files = Object.entries(createSourceFiles(demo, extension)).map(
    ([path, code]) => `### ${path}\n\n${createCodeBlock(code, path.split('.').at(-1)!)}`,
  );
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  return [
    `Adapt a demo of ${demo.productName} (MUI X) to my app.`,
    `## Demo: ${title}`,
    description,
    list(context),
    '## Rules',
    list(rules),
    '## Files',
    ...files,
    '## My task\n\n',
  ]
    .filter(Boolean)
    .join('\n\n');
}
