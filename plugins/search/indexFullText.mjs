/**
 * Writes the full-text index. Pagefind is an ES module that runs its own binary, but the site's
 * configuration is loaded as CommonJS, so this script runs in a separate process.
 *
 * node indexFullText.mjs <language> <output folder>; reads pages as lines of JSON, {url, html},
 * from standard input.
 */
import readline from 'node:readline';
import fs from 'node:fs/promises';
import path from 'node:path';
import {close, createIndex} from 'pagefind';

const [language, outputPath] = process.argv.slice(2);

const stopOn = (errors) => {
  if (errors.length > 0) {
    throw new Error(errors.join('; '));
  }
};

const {index, errors} = await createIndex({forceLanguage: language});
stopOn(errors);
for await (const line of readline.createInterface({input: process.stdin})) {
  const {url, html} = JSON.parse(line);
  stopOn((await index.addHTMLFile({url, content: html})).errors);
}
const {files, errors: problems} = await index.getFiles();
stopOn(problems);
for (const {path: name, content} of files) {
  // The other files are user interfaces, which this site doesn't use.
  if (name === 'pagefind.js' || !/^pagefind-.+\.(js|css)$/.test(name)) {
    const file = path.join(outputPath, name);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, content);
  }
}
await close();
