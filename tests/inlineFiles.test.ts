import path from 'node:path';
import ts from 'typescript';
import {listDemoFolders} from '../plugins/demos/listRunnerModules';
import {markPreview} from '../site/demos/markPreview';
import {readDemo} from '../site/demos/readDemo';
import {inlineFiles} from '../src/components/demo/inlineFiles';

const ROOT = path.join(__dirname, '..');

it('joins nearly all demos of the docs to files that parse and import none of them', () => {
  const apart: string[] = [];
  let count = 0;
  for (const {folder, names} of listDemoFolders(path.join(ROOT, 'docs'))) {
    for (const name of names) {
      const demo = readDemo({siteDir: ROOT, folder, name});
      for (const {files} of Object.values(demo.stylings).filter((one) => one.files.length > 1)) {
        count += 1;
        const joined = inlineFiles(
          files.map((file) => ({name: file.name, code: markPreview(file.code, file.path).code})),
        );
        if (joined === undefined) {
          apart.push(name);
          continue;
        }
        const {importedFiles} = ts.preProcessFile(joined, true, true);
        expect(
          importedFiles
            .map(({fileName}) => fileName)
            .filter((request) => request.startsWith('.') && !request.endsWith('.css')),
        ).toEqual([]);
        const {diagnostics} = ts.transpileModule(joined, {
          fileName: `${name}.tsx`,
          reportDiagnostics: true,
          compilerOptions: {jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext},
        });
        expect([name, diagnostics?.map(({messageText}) => messageText)]).toEqual([name, []]);
      }
    }
  }
  expect(count).toBeGreaterThan(300);
  // They declare a name twice, or load a file later.
  expect(apart.length / count).toBeLessThan(0.03);
});
