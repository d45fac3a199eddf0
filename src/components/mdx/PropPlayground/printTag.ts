import {
  defaultOf,
  type PropControl,
  type ControlValue,
} from '../../../../site/mdx-components/shared';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function printValue(value: ControlValue): string {
  if (typeof value === 'string') {
    // JSX attributes don't support escapes, so strings with quotes or line breaks need braces.
    return /["\\\n{}<>&]/.test(value)
      ? `={<span class="token string">${escapeHtml(JSON.stringify(value))}</span>}`
      : `<span class="token string">="${escapeHtml(value)}"</span>`;
  }
  if (value === true) {
    return '';
  }
  return `={<span class="token ${typeof value}">${value}</span>}`;
}

/**
 * Returns the JSX of the current configuration as highlighted HTML: the fixed props, followed by
 * those whose control isn't at its default.
 */
export function printTag(
  component: string,
  fixedHtml: readonly string[],
  controls: readonly PropControl[],
  values: Readonly<Record<string, ControlValue>>,
): string {
  const props = [
    ...fixedHtml,
    ...controls.flatMap((control) => {
      const value = values[control.prop] ?? defaultOf(control);
      return value === defaultOf(control) || Number.isNaN(value)
        ? []
        : [`<span class="token attr-name">${control.prop}</span>${printValue(value)}`];
    }),
  ];
  const open = `&lt;<span class="token class-name">${component}</span>`;
  return props.length === 0
    ? `${open} /&gt;`
    : `${open}\n${props.map((prop) => `  ${prop}\n`).join('')}/&gt;`;
}
