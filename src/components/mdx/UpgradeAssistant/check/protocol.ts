import type {Finding, SourcesReport} from '@mui-x-docs/doctor/checkSources';
import type {CodeNames} from '../../../../../site/upgrade/shared';

/** A file with its path in the chosen folder. */
export interface ChosenFile {
  path: string;
  file: File;
}

/** A request to the worker, which answers it once. */
export interface CheckRequest {
  files: readonly ChosenFile[];
  /** URL of the names of this version. */
  namesUrl: string;
}

/** The result of a check. */
export interface CheckReport extends SourcesReport {
  findings: Finding[];
  /** How many `package.json` files were read. */
  manifests: number;
  /** The names in the files that use MUI X, which the breaking changes are compared with. */
  code: CodeNames;
}

/** A message of the worker. */
export type CheckMessage = {done: number} | {report: CheckReport} | {failed: true};
