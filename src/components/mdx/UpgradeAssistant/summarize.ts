import {translate} from '@docusaurus/Translate';
import type {StepResult} from './matchChanges';

const count = (results: readonly StepResult[], part: (result: StepResult) => readonly unknown[]) =>
  String(results.reduce((sum, result) => sum + part(result).length, 0));

/** Returns a summary of the result. */
export function summarize(results: readonly StepResult[], hasCode: boolean): string {
  const all = count(results, ({found, unseen, others}) => [...found, ...unseen, ...others]);
  return hasCode
    ? translate(
        {
          id: 'docs.upgrade.summary',
          message:
            'Breaking changes that affect your code: {found} of {all}. Changes that can’t be detected in code: {unseen}.',
          description:
            'The result of comparing code with a list of changes; all values are numbers',
        },
        {
          all,
          found: count(results, ({found}) => found),
          unseen: count(results, ({unseen}) => unseen),
        },
      )
    : translate(
        {
          id: 'docs.upgrade.summaryAll',
          message:
            'Breaking changes: {all}. Paste imports or code to see which of them concern it.',
          description: 'The result before there is code to compare',
        },
        {all},
      );
}
