import {FRONT_MATTER, REQUIRED_FIELDS, type FrontMatterField} from '../mdx/frontMatter';
import type {Changes} from './changes';

/** The JSON Schema of the front matter, for editors and linters. */
export const SCHEMA_FILE = '.vscode/front-matter.schema.json';
/** VS Code snippets for the fields of the front matter. */
export const SNIPPETS_FILE = '.vscode/front-matter.code-snippets';

/** Returns the snippet placeholder after the name of a field: a choice if it has few values. */
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
      // Objects are written by a command.
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

/**
 * Creates the editor files for the front matter from the table that the build validates against.
 */
export const createEditorFiles = (): Changes => ({
  texts: new Map([
    [SCHEMA_FILE, JSON.stringify(createSchema(), null, 2)],
    [SNIPPETS_FILE, JSON.stringify(createSnippets(), null, 2)],
  ]),
  moves: [],
  notes: [],
});
