import type {GridColDef} from '@mui/x-data-grid-premium';
import {keyOf, TODAY, type Absence, type Calendar, type Person} from './absences';
import type {Locale, Text} from './locales';

const shared = {sortable: false, filterable: false, rowSpanValueGetter: () => null};

interface ColumnOptions {
  calendar: Calendar;
  days: string[];
  locale: Locale;
  text: Text;
  width: number;
}

export function createColumns({calendar, days, locale, text, width}: ColumnOptions) {
  const weekday = new Intl.DateTimeFormat(locale, {weekday: 'short', timeZone: 'UTC'});
  const date = new Intl.DateTimeFormat(locale, {dateStyle: 'full', timeZone: 'UTC'});

  const describe = ({kind, country, days: count}: Absence) =>
    [text[kind], country, text.days(count)].filter(Boolean).join(', ');

  const columns: GridColDef[] = [
    // People of the same team are next to each other: the cells become one.
    {field: 'team', headerName: text.team, width: 100, sortable: false},
    {...shared, field: 'name', headerName: text.people, width: 140},
    ...days.map((day, index): GridColDef<Person> => {
      const time = new Date(`${day}T00:00:00Z`);
      const isWeekend = [0, 6].includes(time.getUTCDay());
      const className = day === TODAY ? 'today' : isWeekend ? 'weekend' : '';
      return {
        ...shared,
        field: day,
        headerName: `${weekday.format(time)} ${index + 1}`,
        description: date.format(time),
        headerClassName: className,
        cellClassName: className,
        width,
        minWidth: 40,
        display: 'flex',
        headerAlign: 'center',
        getApplyQuickFilterFn: () => null,
        // The pinned row has a number for each day, and groups have nothing.
        valueGetter: (value, row) => value ?? calendar.get(keyOf(row.id, day)),
        valueFormatter: (value?: Absence | number) =>
          typeof value === 'object' ? describe(value) : value,
        // All following days of the month that belong to the same absence
        colSpan: (value, row) => {
          const isOther = (next: string) => calendar.get(keyOf(row.id, next)) !== value;
          const span = days.slice(index).findIndex(isOther);
          return typeof value !== 'object' ? 1 : span < 0 ? days.length - index : span;
        },
        renderCell: ({value, formattedValue}) => (
          <span className={value?.kind && `bar ${value.kind}`} title={formattedValue}>
            {formattedValue}
          </span>
        ),
      };
    }),
  ];
  return columns;
}
