import {createTheme, ThemeProvider} from '@mui/material/styles';
import {cleanup, render, screen} from '@testing-library/react';
import 'dayjs/locale/de';
import 'dayjs/locale/fa';
import dayjs from 'dayjs';
import {DateTime} from 'luxon';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {usePickerTranslations} from '@mui/x-date-pickers/hooks';
import {
  LocalizationProvider,
  type LocalizationProviderProps,
} from '@mui/x-date-pickers/LocalizationProvider';
import {deDE, type PickersLocaleText} from '@mui/x-date-pickers/locales';
import {
  StaticDatePicker,
  type StaticDatePickerProps,
} from '@mui/x-date-pickers/StaticDatePicker';

/** An import would change the type of dates in all files. */
const {AdapterLuxon} = jest.requireActual<{AdapterLuxon: never}>(
  '@mui/x-date-pickers/AdapterLuxon',
);

type Provider = Omit<LocalizationProviderProps<string>, 'children'>;

function show(element: React.ReactElement, props: Provider = {}) {
  cleanup();
  return render(
    <LocalizationProvider dateAdapter={AdapterDayjs} {...props}>
      {element}
    </LocalizationProvider>,
  );
}

const GERMAN = deDE.components.MuiLocalizationProvider.defaultProps.localeText;
const readButton = () => screen.getByRole('button').getAttribute('aria-label');
const readField = () =>
  document.querySelector('.MuiPickersSectionList-root')!.textContent;

it('is in US English by default, whatever the locale of the date library is', () => {
  show(<DatePicker />, {adapterLocale: 'de'});
  expect(readButton()).toBe('Choose date');
});

it('changes strings by localeText, but not the order of the sections or the first day of the week', () => {
  const readFirst = (props: Provider) => {
    show(<DatePicker />, props);
    const sections = [readButton(), readField()];
    show(<DateCalendar />, props);
    return [
      ...sections,
      document.querySelector('[role="columnheader"]')!.getAttribute('aria-label'),
    ];
  };
  expect(readFirst({localeText: GERMAN})).toEqual([
    'Datum auswählen',
    'MM/TT/JJJJ',
    'Sunday',
  ]);
  expect(readFirst({adapterLocale: 'de'})).toEqual([
    'Choose date',
    'DD.MM.YYYY',
    'Montag',
  ]);
});

it('starts weeks on Sunday in US English, on Monday in German, and on Saturday in Persian', () => {
  const readDay = (adapterLocale: string) => {
    show(<DateCalendar />, {adapterLocale});
    return document.querySelector('[role="columnheader"]')!.getAttribute('aria-label');
  };
  expect(['en', 'de', 'fa'].map((locale) => readDay(locale))).toEqual([
    'Sunday',
    'Montag',
    'شنبه',
  ]);
});

it('has Latin digits in Persian with Day.js', () => {
  show(<DateField name="date" defaultValue={dayjs('2025-06-14')} />, {
    adapterLocale: 'fa',
  });
  expect(
    document.querySelector<HTMLInputElement>('input[name="date"]')!.value,
  ).toContain('2025');
});

it('throws the error "Invalid unit value NaN" in fields with a value of Luxon, unless the locale has Latin digits', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const showField = (adapterLocale: string) =>
    render(
      <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale={adapterLocale}>
        <DateField defaultValue={DateTime.local(2025, 6, 14) as never} />
      </LocalizationProvider>,
    );
  expect(() => showField('fa')).toThrow('Invalid unit value NaN');
  cleanup();
  expect(() => showField('fa-u-nu-latn')).not.toThrow();
});

it('translates in a theme outside the provider', () => {
  cleanup();
  render(
    <ThemeProvider theme={createTheme({}, deDE)}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker />
      </LocalizationProvider>
    </ThemeProvider>,
  );
  expect(readButton()).toBe('Datum auswählen');
});

it('uses the adapter of the outer provider in one without dateAdapter', () => {
  show(
    <LocalizationProvider localeText={GERMAN}>
      <DatePicker />
    </LocalizationProvider>,
    {adapterLocale: 'de'},
  );
  expect([readButton(), readField()]).toEqual(['Datum auswählen', 'TT.MM.JJJJ']);
});

it('keeps the translation of keys that you omit', () => {
  const localeText = {okButtonLabel: 'Fertig'};
  const props: StaticDatePickerProps = {localeText};
  show(<StaticDatePicker {...props} />, {localeText: GERMAN});
  expect(screen.getByText('Fertig')).toBeVisible();
  expect(screen.getByText('Abbrechen')).toBeVisible();
});

it('has the key toolbarTitle in a picker, and a separate key for each picker in the provider', () => {
  show(<StaticDatePicker localeText={{toolbarTitle: 'Due date'}} />);
  expect(screen.getByText('Due date')).toBeVisible();
  show(<StaticDatePicker />, {localeText: {datePickerToolbarTitle: 'Delivery date'}});
  expect(screen.getByText('Delivery date')).toBeVisible();
});

it('uses its own localeText first, then those of the closest and the outer providers, the theme, and English', () => {
  const read = (own?: string, inner?: string, outer?: string, theme?: string) => {
    const text = (okButtonLabel?: string) => (okButtonLabel ? {okButtonLabel} : {});
    const components = {
      MuiLocalizationProvider: {defaultProps: {localeText: text(theme)}},
    };
    cleanup();
    const {container} = render(
      <ThemeProvider theme={createTheme({components} as object)}>
        <LocalizationProvider dateAdapter={AdapterDayjs} localeText={text(outer)}>
          <LocalizationProvider localeText={text(inner)}>
            <StaticDatePicker localeText={text(own)} />
          </LocalizationProvider>
        </LocalizationProvider>
      </ThemeProvider>,
    );
    return [...container.querySelectorAll('.MuiDialogActions-root button')].at(-1)!
      .textContent;
  };
  expect(read('own', 'inner', 'outer', 'theme')).toBe('own');
  expect(read(undefined, 'inner', 'outer', 'theme')).toBe('inner');
  expect(read(undefined, undefined, 'outer', 'theme')).toBe('outer');
  expect(read(undefined, undefined, undefined, 'theme')).toBe('theme');
  expect(read()).toBe('OK');
});

it('has functions for strings with a date or a number', () => {
  const localeText: Partial<PickersLocaleText> = {
    calendarWeekNumberText: (week) => `W${week}`,
    fieldMonthPlaceholder: ({contentType}) =>
      contentType === 'letter' ? 'month' : 'mm',
  };
  show(<DateCalendar displayWeekNumber referenceDate={dayjs('2025-06-14')} />, {
    localeText,
  });
  expect(screen.getByText('W24')).toBeVisible();
  show(<DateField />, {localeText});
  expect(readField()).toBe('mm/DD/YYYY');
  show(<DateField format="MMMM" />, {localeText});
  expect(readField()).toBe('month');
});

it('returns the strings of the surrounding picker from usePickerTranslations()', () => {
  function Title() {
    return <h2>{usePickerTranslations().okButtonLabel}</h2>;
  }
  show(
    <StaticDatePicker slots={{toolbar: Title}} localeText={{okButtonLabel: 'Done'}} />,
  );
  expect(screen.getByRole('heading', {name: 'Done'})).toBeVisible();
});
