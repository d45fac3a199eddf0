import {LOOP_CHECK} from './loopCheck';

interface Node {
  type: string;
  start: number;
  end: number;
  loc: {start: {line: number}};
}

const LOOPS = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function listLoops(value: unknown, loops: (Node & {body: Node})[] = []): (Node & {body: Node})[] {
  if (Array.isArray(value)) {
    value.forEach((one) => listLoops(one, loops));
  } else if (isNode(value)) {
    if (LOOPS.test(value.type)) {
      loops.push(value as Node & {body: Node});
    }
    Object.values(value).forEach((one) => listLoops(one, loops));
  }
  return loops;
}

/**
 * Adds a check to the body of each loop, so an endless one throws an error with its line instead of
 * blocking the page. All lines keep their numbers.
 *
 * @param program the syntax tree of the code
 */
export function guardLoops(code: string, program: unknown): string {
  const inserts = listLoops(program).flatMap(({body, loc}) => {
    const check = `${LOOP_CHECK}(${loc.start.line});`;
    return body.type === 'BlockStatement'
      ? [{at: body.start + 1, text: check}]
      : [
          {at: body.start, text: `{${check}`},
          {at: body.end, text: '}'},
        ];
  });
  return inserts
    .sort((a, b) => b.at - a.at)
    .reduce((guarded, {at, text}) => guarded.slice(0, at) + text + guarded.slice(at), code);
}
