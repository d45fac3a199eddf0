import type {GridColDef} from '@mui/x-data-grid-premium';
import {keyOf, TODAY, type Absence, type Calendar, type Person} from './absences';
import type {Locale, Text} from './locales';

const shared = {sortable: false, filterable: false, rowSpanValueGetter: () => null};

interface ColumnOptions {
  calendar: Calendar;
  days: string[];
  locale: Locale;
  text: Text;
  /** The width of a day in pixels. */
  dayWidth: number;
  nameWidth: number;
}

export function createColumns(options: ColumnOptions) {
  const {calendar, days, locale, text, dayWidth, nameWidth} = options;
  const weekday = new Intl.DateTimeFormat(locale, {
    // M or Mon
    weekday: dayWidth < 48 ? 'narrow' : 'short',
    timeZone: 'UTC',
  });
  const date = new Intl.DateTimeFormat(locale, {dateStyle: 'full', timeZone: 'UTC'});

  const describe = ({kind, country, days: count}: Absence) =>
    [text[kind], country, text.days(count)].filter(Boolean).join(', ');

  const columns: GridColDef[] = [
    // Row spanning merges the cells of a team, because its people are next to each other.
    {field: 'team', headerName: text.team, width: 110, sortable: false},
    {...shared, field: 'name', headerName: text.people, width: nameWidth},
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
        width: dayWidth,
        minWidth: 32,
        display: 'flex',
        headerAlign: 'center',
        getApplyQuickFilterFn: () => null,
        // The pinned row has a number for each day. Group rows have no value.
        valueGetter: (value, row) => value ?? calendar.get(keyOf(row.id, day)),
        valueFormatter: (value?: Absence | number) =>
          typeof value === 'object' ? describe(value) : value,
        // Counts the following days of the month that belong to the same absence.
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
