import type {ConsoleLevel, ConsoleLine} from './protocol';

/** How many lines are stored. Repeated lines count once. */
const MAX_LINES = 100;
/** Maximum length of a line. */
const MAX_LINE_LENGTH = 1000;
/** Time in which lines are collected before they are sent, in milliseconds. */
const SEND_DELAY_MS = 50;

/** Formats a value as text. Objects become JSON. */
function formatValue(value: unknown): string {
  if (typeof value === 'string') {
    return value;
  }
  if (value instanceof Error) {
    return `${value.name}: ${value.message}`;
  }
  if (typeof value === 'function') {
    return `ƒ ${value.name}`;
  }
  if (value instanceof Element) {
    return (value.cloneNode() as Element).outerHTML;
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  const parents = new Set<unknown>();
  try {
    return JSON.stringify(value, (_, one: unknown) => {
      if (typeof one === 'object' && one !== null) {
        if (parents.has(one)) {
          return '…';
        }
        parents.add(one);
      }
      return typeof one === 'bigint' || typeof one === 'function' ? formatValue(one) : one;
    });
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/** Formats the arguments of `console.log`, including placeholders such as `%s`. */
export function formatLine(values: readonly unknown[]): string {
  const remaining = [...values];
  const parts: string[] = [];
  if (typeof remaining[0] === 'string' && remaining.length > 1) {
    const format = remaining.shift() as string;
    parts.push(
      format.replace(/%(?:[%Oc]|[dfi]|[os])/g, (placeholder) => {
        if (placeholder === '%%') {
          return '%';
        }
        if (remaining.length === 0) {
          return placeholder;
        }
        const value = formatValue(remaining.shift());
        return placeholder === '%c' ? '' : value;
      }),
    );
  }
  return [...parts, ...remaining.map(formatValue)].join(' ').slice(0, MAX_LINE_LENGTH);
}

/** Collects console lines and sends them in batches. Counts repeated lines. */
export function createConsole(send: (lines: readonly ConsoleLine[]) => void): {
  add: (level: ConsoleLevel, values: readonly unknown[]) => void;
  clear: () => void;
} {
  let lines: ConsoleLine[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add(level, values) {
      const text = formatLine(values);
      const last = lines.at(-1);
      if (last?.text === text && last.level === level) {
        lines[lines.length - 1] = {...last, count: last.count + 1};
      } else {
        lines = [...lines, {level, text, count: 1}].slice(-MAX_LINES);
      }
      timer ??= setTimeout(() => {
        timer = undefined;
        send(lines);
      }, SEND_DELAY_MS);
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      lines = [];
    },
  };
}
