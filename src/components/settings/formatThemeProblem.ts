import {translate} from '@docusaurus/Translate';
import type {LocatedProblem} from '../../mui/demoTheme/parseTheme';

function getMessage({kind, path, detail = ''}: LocatedProblem): string {
  const values = {key: path.join('.'), detail};
  switch (kind) {
    case 'syntax':
      return translate({id: 'docs.themeFault.syntax', message: 'Syntax error: {detail}'}, values);
    case 'noTheme':
      return translate({
        id: 'docs.themeFault.noTheme',
        message: 'No theme object found.',
      });
    case 'notData':
      return translate(
        {
          id: 'docs.themeFault.notData',
          message: "{key}: use a literal value. Variables and function calls aren't supported.",
        },
        values,
      );
    case 'tooLong':
      return translate(
        {
          id: 'docs.themeFault.tooLong',
          message: 'Too long. The limit is {detail} characters.',
        },
        values,
      );
    case 'tooDeep':
      return translate({id: 'docs.themeFault.tooDeep', message: 'The text is nested too deeply.'});
    case 'unknownKey':
      return detail
        ? translate(
            {
              id: 'docs.themeFault.unknownKeyOf',
              message: '{key}: this key isn’t supported. Supported keys: {detail}.',
            },
            values,
          )
        : translate(
            {id: 'docs.themeFault.unknownKey', message: '{key}: this key isn’t supported.'},
            values,
          );
    case 'color':
      return translate(
        {id: 'docs.themeFault.color', message: '{key}: “{detail}” is not a color.'},
        values,
      );
    case 'number':
      return translate(
        {id: 'docs.themeFault.number', message: '{key}: expected a number in the range {detail}.'},
        values,
      );
    case 'choice':
      return translate(
        {id: 'docs.themeFault.choice', message: '{key}: expected one of {detail}.'},
        values,
      );
    case 'font':
      return translate(
        {id: 'docs.themeFault.font', message: '{key}: this is not the name of a font.'},
        values,
      );
    case 'style':
      return translate(
        {
          id: 'docs.themeFault.style',
          message: '{key}: this value is not allowed in the style of a demo.',
        },
        values,
      );
    case 'object':
      return translate(
        {id: 'docs.themeFault.object', message: '{key}: expected an object or a list.'},
        values,
      );
    case 'missing':
      return translate(
        {id: 'docs.themeFault.missing', message: '{key}: {detail} is missing.'},
        values,
      );
  }
}

/** Formats a problem in a pasted theme, with its position. */
export function formatThemeProblem(problem: LocatedProblem): string {
  return translate(
    {
      id: 'docs.themeFault.place',
      message: 'Line {line}, column {column}: {problem}',
    },
    {line: problem.line, column: problem.column, problem: getMessage(problem)},
  );
}
