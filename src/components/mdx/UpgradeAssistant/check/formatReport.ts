import type {Finding} from '@mui-x-docs/doctor/checkSources';
import {translate} from '@docusaurus/Translate';
import type {CheckReport} from './protocol';

/** The kinds of findings in the order of the report. */
export const REASONS = [
  'removed',
  'changed',
  'moved',
  'unknown',
  'plan',
  'newer',
  'peer',
  'deprecated',
  'syntax',
] as const satisfies readonly Finding['reason'][];

/** Returns the heading of a kind of findings. */
export function formatReason(reason: Finding['reason']): string {
  switch (reason) {
    case 'removed':
      return translate({id: 'docs.upgrade.check.removed', message: 'Removed or renamed'});
    case 'changed':
      return translate({
        id: 'docs.upgrade.check.changed',
        message: 'Changed values and signatures',
      });
    case 'moved':
      return translate({id: 'docs.upgrade.check.moved', message: 'Exported by another package'});
    case 'unknown':
      return translate({id: 'docs.upgrade.check.unknown', message: 'Unknown names'});
    case 'plan':
      return translate({id: 'docs.upgrade.check.plan', message: 'Requires a paid plan'});
    case 'newer':
      return translate({
        id: 'docs.upgrade.check.newer',
        message: 'Newer than the versions in package.json',
      });
    case 'peer':
      return translate({id: 'docs.upgrade.check.peer', message: 'Package versions'});
    case 'deprecated':
      return translate({id: 'docs.upgrade.check.deprecated', message: 'Deprecated'});
    case 'syntax':
      return translate({id: 'docs.upgrade.check.syntax', message: 'Unreadable files'});
  }
}

/** Returns a summary of the check in a sentence or two. */
export function formatReport(report: CheckReport, version: string): string {
  const {findings, files, manifests, skipped, packages} = report;
  const number = (value: number) => value.toLocaleString('en-US');
  const skippedText =
    skipped > 0
      ? ` ${translate(
          {
            id: 'docs.upgrade.check.skipped',
            message: 'Skipped, because binary or too long: {count}.',
            description: 'The number of files that were not read',
          },
          {count: number(skipped)},
        )}`
      : '';
  if (files + manifests === 0) {
    return translate({
      id: 'docs.upgrade.check.noSources',
      message:
        'There are no source files to check. Choose a folder, JavaScript or TypeScript files, or package.json.',
    });
  }
  if (Object.keys(packages).length === 0 && findings.length === 0) {
    return (
      translate(
        {
          id: 'docs.upgrade.check.noMuiX',
          message: 'No MUI X packages found. Files checked: {files}.',
          description: '{files} is a number',
        },
        {files: number(files + manifests)},
      ) + skippedText
    );
  }
  const count = (severity: Finding['severity']) =>
    number(findings.filter((finding) => finding.severity === severity).length);
  return (
    translate(
      {
        id: 'docs.upgrade.check.summary',
        message:
          'Compared with MUI X {version}: errors: {errors}, warnings: {warnings}. Files checked: {files}.',
        description: 'All values except {version} are numbers',
      },
      {
        version,
        errors: count('error'),
        warnings: count('warning'),
        files: number(files + manifests),
      },
    ) + skippedText
  );
}
