import {Parser} from 'htmlparser2';

/** Whether an element of a page has this id, so that a fragment of an address leads to it. */
export function hasId(html: string, id: string): boolean {
  let found = false;
  const parser = new Parser({
    onattribute(name, value) {
      found ||= name === 'id' && value === id;
    },
  });
  parser.end(html);
  return found;
}
