import {Parser} from 'htmlparser2';

/** Returns whether an element of a page has this id, so that a URL hash can target it. */
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
