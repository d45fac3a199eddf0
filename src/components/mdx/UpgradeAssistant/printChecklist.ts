import type {UpgradeChange} from '../../../../site/upgrade/shared';
import {formatVersion} from './choice';
import type {StepResult} from './matchChanges';

const code = (text: string) => `\`${text}\``;

/**
 * Returns the result as a Markdown task list, for an issue or a pull request.
 *
 * @param resolve converts a path of the site to a full URL
 */
export function printChecklist(
  product: string,
  results: readonly StepResult[],
  resolve: (path: string) => string,
): string {
  return results
    .map(({step, installation, found, removed, undetectable}) => {
      const link = ({text, id}: UpgradeChange) => `[${text}](${resolve(`${step.page}#${id}`)})`;
      const list = [
        ...installation.map(link),
        ...found.map(({change, names}) =>
          [link(change), ...(names.length > 0 ? [names.map(code).join(', ')] : [])].join(': '),
        ),
        ...removed.map(({name}) => code(name)),
        ...undetectable.map(link),
      ];
      const title = `## ${product}: ${formatVersion(step.from)} → ${formatVersion(step.to)}`;
      return `${title}\n\n${list.map((task) => `- [ ] ${task}`).join('\n')}\n`;
    })
    .join('\n');
}
