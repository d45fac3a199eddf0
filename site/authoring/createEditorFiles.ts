import {FRONT_MATTER, REQUIRED_FIELDS, type FrontMatterField} from '../mdx/frontMatter';
import type {Changes} from './changes';

/** The front matter as JSON Schema, for editors and linters that read it. */
export const SCHEMA_FILE = '.vscode/front-matter.schema.json';
/** The fields of the front matter as VS Code offers them while a page is written. */
export const SNIPPETS_FILE = '.vscode/front-matter.code-snippets';

/** Where the writer goes on after the name of a field: a choice where there are few values. */
function writeStop({type, enum: values, minimum = 0, maximum = 0}: FrontMatterField): string {
  if (type === 'array') {
    return '[$1]';
  }
  const choices =
    values ??
    (type === 'boolean'
      ? ['true', 'false']
      : type === 'integer'
        ? Array.from({length: maximum - minimum + 1}, (_, index) => String(minimum + index))
        : []);
  return choices.length > 0 ? `\${1|${choices.join(',')}|}` : '$1';
}

const createSchema = () => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Front matter of a page',
  type: 'object',
  required: REQUIRED_FIELDS,
  additionalProperties: false,
  properties: FRONT_MATTER,
});

const createSnippets = () =>
  Object.fromEntries(
    Object.entries(FRONT_MATTER)
      // A command writes what is an object.
      .filter(([, {type}]) => type !== 'object')
      .map(([name, field]) => [
        `Front matter: ${name}`,
        {
          scope: 'mdx',
          prefix: name,
          body: `${name}: ${writeStop(field)}`,
          description: field.description,
        },
      ]),
  );

/** What editors know of the front matter, made from the table that the build holds it against. */
export const createEditorFiles = (): Changes => ({
  texts: new Map([
    [SCHEMA_FILE, JSON.stringify(createSchema(), null, 2)],
    [SNIPPETS_FILE, JSON.stringify(createSnippets(), null, 2)],
  ]),
  moves: [],
  notes: [],
});
