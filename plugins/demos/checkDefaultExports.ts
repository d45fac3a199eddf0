import ts from 'typescript';
import {toSitePath} from '../../site/pages/toSitePath';
import {createError} from '../../site/problems/problemStore';
import type {SourceDemo} from '../../site/demos/readDemo';

/** Returns whether a file has a default export, which is what runs. */
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

/**
 * Rejects a demo without a component. React would only report it in the browser, without the file
 * name.
 */
export function checkDefaultExports({name, stylings}: SourceDemo, siteDir: string): void {
  for (const {entry, files} of Object.values(stylings)) {
    if (!hasDefaultExport(entry, files[0]!.code)) {
      throw createError('Missing default export.', `Add \`export default function ${name}()\`.`, {
        file: toSitePath(siteDir, entry),
      });
    }
  }
}
