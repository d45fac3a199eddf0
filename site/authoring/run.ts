import path from 'node:path';
import {formatFiles} from '../commands/formatFiles';
import {runCommand} from '../commands/runCommand';
import {applyChanges, type Changes} from './changes';
import {createDemo} from './createDemo';
import {createEditorFiles} from './createEditorFiles';
import {createPage} from './createPage';
import {movePage} from './movePage';
import {renameHeading} from './renameHeading';

const SITE = path.join(__dirname, '../..');

/** Commands by their `npm run` names. */
const COMMANDS: Readonly<Record<string, (siteDir: string, args: readonly string[]) => Changes>> = {
  'new:page': createPage,
  'new:demo': createDemo,
  'move:page': movePage,
  'rename:heading': renameHeading,
  'vscode:update': createEditorFiles,
};

void runCommand(() => {
  const [name = '', ...args] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command) {
    throw new Error(`Unknown command. Use one of ${Object.keys(COMMANDS).join(', ')}.`);
  }
  const changes = command(SITE, args);
  const lines = [...applyChanges(SITE, changes), ...changes.notes];
  formatFiles(
    SITE,
    [...changes.texts.keys()].filter((file) => /\.(?:tsx?|css|json|code-snippets)$/.test(file)),
  );
  process.stdout.write(`${lines.join('\n')}\n`);
});
