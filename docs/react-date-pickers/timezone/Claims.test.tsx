import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateTimeField,
  type DateTimeFieldProps,
} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

const ZONE = 'America/New_York';
const FORMAT = 'YYYY-MM-DD HH:mm';

/** Renders a field of Day.js, and returns the dates that its `onChange` receives. */
function renderField(props: DateTimeFieldProps) {
  const dates: Dayjs[] = [];
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        name="date"
        format={FORMAT}
        onChange={(date) => date && dates.push(date)}
        {...props}
      />
    </LocalizationProvider>,
  );
  return dates;
}

const readField = () =>
  document.querySelector<HTMLInputElement>('input[name="date"]')!.value;

async function press(section: string, keys: string) {
  await userEvent.click(screen.getByRole('spinbutton', {name: section}));
  await userEvent.keyboard(keys);
}

it('throws an error with the name of a missing plugin', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => renderField({timezone: 'UTC'})).toThrow(/utc/i);
  dayjs.extend(utc);
  expect(() => renderField({timezone: ZONE})).toThrow(/timezone/i);
});

describe('with the plugins', () => {
  beforeAll(() => {
    dayjs.extend(utc);
    dayjs.extend(timezone);
  });

  it('displays a value in the time zone of the date by default', () => {
    renderField({defaultValue: dayjs.tz('2025-06-14T15:30', ZONE)});
    expect(readField()).toBe('2025-06-14 15:30');
  });

  it('displays a UTC value in timezone; onChange receives dates in the zone of the value', async () => {
    const dates = renderField({
      timezone: 'Pacific/Honolulu',
      defaultValue: dayjs.utc('2025-06-14T15:30'),
    });
    expect(readField()).toBe('2025-06-14 05:30');
    await press('Hours', '{ArrowUp}');
    expect(readField()).toBe('2025-06-14 06:30');
    expect(dates[0]!.format()).toBe('2025-06-14T16:30:00Z');
  });

  it('passes dates in the zone of timezone to onChange if the value is empty', async () => {
    const dates = renderField({timezone: ZONE});
    await press('Year', '202506141530');
    expect(dates.at(-1)!.format()).toBe('2025-06-14T15:30:00-04:00');
  });

  it('uses the zone of referenceDate if the value is empty and timezone isn’t set', async () => {
    const dates = renderField({referenceDate: dayjs.tz('2025-01-01T00:00', ZONE)});
    await press('Year', '202506141530');
    expect(dates.at(-1)!.format()).toBe('2025-06-14T15:30:00-04:00');
  });

  it('changes the time that users type if referenceDate has another zone', async () => {
    renderField({
      format: 'HH:mm',
      timezone: 'Pacific/Honolulu',
      referenceDate: dayjs.utc('2025-06-14T00:00'),
    });
    await press('Hours', '1230');
    expect(readField()).toBe('02:30');
  });

  it('uses the zone of dayjs.tz.setDefault() for "default"', () => {
    dayjs.tz.setDefault('Pacific/Honolulu');
    try {
      renderField({timezone: 'default', defaultValue: dayjs.utc('2025-06-14T15:30')});
      expect(readField()).toBe('2025-06-14 05:30');
    } finally {
      dayjs.tz.setDefault();
    }
  });

  it('uses the zone of the device for "system"', () => {
    renderField({timezone: 'system', defaultValue: dayjs.utc('2025-06-14T15:30')});
    expect(readField()).toBe(dayjs('2025-06-14T15:30:00Z').format(FORMAT));
  });

  it('shows a skipped hour with Day.js', async () => {
    renderField({defaultValue: dayjs.tz('2025-03-09T01:30', ZONE)});
    await press('Hours', '{ArrowUp}');
    expect(readField()).toBe('2025-03-09 02:30');
  });

  it('selects the first occurrence of a repeated hour with Day.js', async () => {
    const dates = renderField({defaultValue: dayjs.tz('2025-11-02T00:30', ZONE)});
    await press('Hours', '{ArrowUp}');
    expect(readField()).toBe('2025-11-02 01:30');
    expect(dates[0]!.toISOString()).toBe('2025-11-02T05:30:00.000Z');
  });
});

// An import would add the dates of these libraries to the types of all pickers in the site.
it.each(['luxon', 'moment'])(
  'moves a skipped hour, and selects the first occurrence of a repeated one with %s',
  async (library) => {
    const demo = jest.requireActual<{default: React.ComponentType}>(
      `./ClockChange.${library}`,
    );
    render(<demo.default />);
    const [skipped, repeated] = screen.getAllByRole('spinbutton', {name: 'Hours'});
    await userEvent.click(skipped!);
    await userEvent.keyboard('{ArrowUp}');
    expect(skipped).toHaveTextContent('03');
    await userEvent.click(repeated!);
    await userEvent.keyboard('{ArrowUp}');
    expect(repeated).toHaveTextContent('01');
    const utcTimes = screen.getAllByRole('status').map(({textContent}) => textContent);
    expect(utcTimes).toEqual([
      'UTC: 2025-03-09T07:30:00.000Z',
      'UTC: 2025-11-02T05:30:00.000Z',
    ]);
  },
);
