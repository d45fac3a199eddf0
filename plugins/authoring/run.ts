import path from 'node:path';
import {runCommand} from '../../site/commands/runCommand';
import {applyChanges, type Changes} from './changes';
import {createDemo} from './createDemo';
import {createEditorFiles} from './createEditorFiles';
import {createPage} from './createPage';
import {movePage} from './movePage';
import {renameHeading} from './renameHeading';

const SITE = path.join(__dirname, '../..');

/** What `npm run` calls each of them. */
const COMMANDS: Readonly<Record<string, (siteDir: string, args: readonly string[]) => Changes>> = {
  'new:page': createPage,
  'new:demo': createDemo,
  'move:page': movePage,
  'rename:heading': renameHeading,
  'vscode:update': createEditorFiles,
};

/** The files of code as `npm run lint` wants them. */
async function format(changes: Changes): Promise<Changes> {
  const prettier = await import('prettier');
  const texts = new Map(changes.texts);
  for (const [file, text] of changes.texts) {
    if (/\.(?:tsx?|css|json|code-snippets)$/.test(file)) {
      const filepath = path.join(SITE, file);
      const options = {...(await prettier.resolveConfig(filepath)), filepath};
      texts.set(file, await prettier.format(text, options));
    }
  }
  return {...changes, texts};
}

void runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command) {
    throw new Error(`Write one of ${Object.keys(COMMANDS).join(', ')}.`);
  }
  const changes = await format(command(SITE, args));
  const lines = [...applyChanges(SITE, changes), ...changes.notes];
  process.stdout.write(`${lines.join('\n')}\n`);
});
