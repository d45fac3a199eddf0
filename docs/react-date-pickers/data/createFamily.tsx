import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

/** What the page hands to a family: which component to show, and its props as plain data. */
interface FamilyProps {
  component?: string;
  props?: Record<string, unknown>;
}

type Components = Readonly<Record<string, unknown>>;

const isWeekend = (date: Dayjs) => date.day() === 0 || date.day() === 6;

/**
 * Turns plain data into props. An object with one of these names stands for something that
 * only code can say: `$date` for a date, `$returns` for a function, `$component` for one of
 * the given components, `$isWeekend` for a test of days, `$labels` for props of two fields.
 */
function readProps(value: unknown, components: Components): unknown {
  if (Array.isArray(value)) {
    return value.map((one) => readProps(one, components));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const {$date, $returns, $component, $isWeekend, $labels, ...rest} = value as Record<
    string,
    unknown
  >;
  if (typeof $date === 'string') {
    return dayjs($date);
  }
  if ($returns !== undefined) {
    const result = readProps($returns, components);
    return () => result;
  }
  if (typeof $component === 'string') {
    return components[$component];
  }
  if ($isWeekend === true) {
    return isWeekend;
  }
  const plain = Object.fromEntries(
    Object.entries(rest).map(([name, one]) => [name, readProps(one, components)]),
  );
  if (Array.isArray($labels)) {
    const [start, end] = $labels as string[];
    return ({position}: {position: string}) => ({
      label: position === 'start' ? start : end,
      ...plain,
    });
  }
  return plain;
}

/** The props that a component reads only when it starts: it starts again when they change. */
const START = ['defaultValue', 'referenceDate', 'views', 'openTo', 'format', 'slots'];

/** A demo that shows one of the components; the first of them until the page says which. */
export function createFamily(components: Components, slots: Components = {}) {
  const first = Object.keys(components)[0] as string;
  return function Family({component = first, props = {}}: FamilyProps) {
    const Shown = components[component] as React.ComponentType<object> | undefined;
    const text = JSON.stringify(props);
    const read = React.useMemo(
      () => readProps(JSON.parse(text), slots) as object,
      [text],
    );
    const start = JSON.stringify([component, START.map((name) => props[name] ?? null)]);
    return Shown ? (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Shown key={start} {...read} />
      </LocalizationProvider>
    ) : null;
  };
}
