import ts from 'typescript';
import {DemoError} from '../../site/demos/DemoError';
import {relative} from './describePlace';
import type {SourceDemo} from '../../site/demos/readDemo';

/** Whether a file exports something by default, which is what runs. */
function hasDefaultExport(file: string, code: string): boolean {
  const {statements} = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false);
  return statements.some((statement) => {
    if (ts.isExportAssignment(statement)) {
      return !statement.isExportEquals;
    }
    if (ts.isExportDeclaration(statement)) {
      const {exportClause} = statement;
      return (
        exportClause !== undefined &&
        ts.isNamedExports(exportClause) &&
        exportClause.elements.some(({name}) => name.text === 'default')
      );
    }
    return (
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({kind}) => kind === ts.SyntaxKind.DefaultKeyword) === true
    );
  });
}

/** Stops at a demo with nothing to run: React would only say so in the browser, and not which file it is. */
export function checkDefaultExports({name, stylings}: SourceDemo, siteDir: string): void {
  for (const {entry, files} of Object.values(stylings)) {
    if (!hasDefaultExport(entry, files[0]!.code)) {
      throw new DemoError(
        `${relative(siteDir, entry)} exports nothing by default: write "export default function ${name}()"`,
      );
    }
  }
}
