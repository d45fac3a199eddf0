import {translate} from '@docusaurus/Translate';
import type {StepResult} from './matchChanges';

const sumLengths = (
  results: readonly StepResult[],
  part: (result: StepResult) => readonly unknown[],
) => String(results.reduce((sum, result) => sum + part(result).length, 0));

/** Returns a summary of the result. */
export function formatSummary(results: readonly StepResult[], hasCode: boolean): string {
  const all = sumLengths(results, ({found, undetectable, others}) => [
    ...found,
    ...undetectable,
    ...others,
  ]);
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
          found: sumLengths(results, ({found}) => found),
          unseen: sumLengths(results, ({undetectable}) => undetectable),
        },
      )
    : translate(
        {
          id: 'docs.upgrade.summaryAll',
          message: 'Breaking changes: {all}. Paste imports or code to see which of them affect it.',
          description: 'The result before there is code to compare',
        },
        {all},
      );
}
