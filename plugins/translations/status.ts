import path from 'node:path';
import {readJson} from '../../site/files/files';
import {runCommand} from '../../site/commands/runCommand';
import {TRANSLATED_LANGUAGES} from '../../site/languages/shared';
import type {DictionaryFile} from './checkDictionary';
import {extractStrings} from './checkTranslations';
import {formatStrings} from './formatStrings';
import {formatStatus, readStatus} from './readStatus';

const SITE = path.resolve(__dirname, '../..');

const [flag] = process.argv.slice(2);
void runCommand(async () => {
  if (flag !== undefined && flag !== '--json' && flag !== '--strings') {
    throw new Error(`Unknown option "${flag}". Supported options: --json, --strings.`);
  }
  if (flag === '--strings') {
    const dictionaries = TRANSLATED_LANGUAGES.map((language) => {
      const file = path.join(SITE, 'i18n', language, 'code.json');
      return [language, readJson<DictionaryFile>(file) ?? {}] as const;
    });
    const strings = await extractStrings(SITE);
    process.stdout.write(`${formatStrings(strings, Object.fromEntries(dictionaries))}\n`);
    return;
  }
  const pages = readStatus(SITE);
  process.stdout.write(`${flag ? JSON.stringify(pages, null, 2) : formatStatus(pages)}\n`);
  if (pages.some(({problem}) => problem !== undefined)) {
    process.exitCode = 1;
  }
});
