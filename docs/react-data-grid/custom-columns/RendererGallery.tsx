import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Rating from '@mui/material/Rating';
import Select from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridStringOrNumberComparator,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Country {
  flag: string;
  name: string;
}

const countries: Country[] = [
  {flag: '🇺🇸', name: 'United States'},
  {flag: '🇨🇦', name: 'Canada'},
  {flag: '🇧🇷', name: 'Brazil'},
];
const statuses = ['Available', 'On project', 'On leave'];

const rows = [
  {
    id: 1,
    name: 'Maya Chen',
    email: 'maya.chen@example.com',
    rating: 4,
    country: countries[0],
    rate: 120,
    booked: 0.8,
    status: 'On project',
  },
  {
    id: 2,
    name: 'Lucas Silva',
    email: 'lucas.silva@example.com',
    rating: 5,
    country: countries[2],
    rate: 95,
    booked: 0.35,
    status: 'Available',
  },
  {
    id: 3,
    name: 'Hannah Kim',
    email: 'hannah.kim@example.com',
    rating: 3,
    country: countries[1],
    rate: 140,
    booked: 1,
    status: 'On leave',
  },
];

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Returns a function that sets the value of a cell and then leaves edit mode. */
function useChoose({id, field}: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  return async (value: unknown) => {
    const isValid = await apiRef.current.setEditCellValue({id, field, value});
    if (isValid) {
      apiRef.current.stopCellEditMode({id, field});
    }
  };
}

/** Moves the focus into the editor when its cell gets the focus. */
function useFocusWithCell(hasFocus: boolean, selector: string) {
  const ref = React.useRef<HTMLDivElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLElement>(selector)?.focus();
    }
  }, [hasFocus, selector]);
  return ref;
}

// #region preview
function EditRating({id, field, value, hasFocus}: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = useFocusWithCell(hasFocus, 'input:checked'); // A hook in the same file.
  const setRating = (rating: number | null) =>
    apiRef.current.setEditCellValue({id, field, value: rating});

  return <Rating ref={ref} value={value} onChange={(_, rating) => setRating(rating)} />;
}

// A row: {id: 1, name: 'Maya Chen', rating: 4, …}
const ratingColumn: GridColDef<(typeof rows)[number], number> = {
  field: 'rating',
  headerName: 'Rating',
  type: 'number',
  display: 'flex',
  width: 150,
  editable: true,
  renderCell: ({value}) => <Rating readOnly value={value ?? null} />,
  renderEditCell: (params) => <EditRating {...params} />,
};
// #endregion

function EditCountry(params: GridRenderEditCellParams) {
  const choose = useChoose(params);
  const ref = useFocusWithCell(params.hasFocus, 'input');
  return (
    <Autocomplete<Country, false, true>
      ref={ref}
      fullWidth
      disableClearable
      options={countries}
      getOptionLabel={({name}) => name}
      value={params.value}
      onChange={(_, value) => choose(value)}
      renderInput={(props) => (
        <TextField {...props} size="small" aria-label="Country" />
      )}
    />
  );
}

function EditBooked({id, field, value, hasFocus}: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = useFocusWithCell(hasFocus, 'input');
  const [percent, setPercent] = React.useState(Math.round(value * 100));

  return (
    <Box ref={ref} sx={{px: 2, width: '100%'}}>
      <Slider
        size="small"
        aria-label="Booked"
        value={percent}
        onChange={(_, next) => {
          setPercent(next);
          apiRef.current.setEditCellValue({
            id,
            field,
            value: next / 100,
            debounceMs: 100,
          });
        }}
      />
    </Box>
  );
}

function EditStatus(params: GridRenderEditCellParams) {
  const choose = useChoose(params);
  const ref = useFocusWithCell(params.hasFocus, '[role="combobox"]');
  return (
    <Select
      ref={ref}
      fullWidth
      size="small"
      inputProps={{'aria-label': 'Status'}}
      value={params.value}
      onChange={(event) => choose(event.target.value)}
    >
      {statuses.map((status) => (
        <MenuItem key={status} value={status}>
          {status}
        </MenuItem>
      ))}
    </Select>
  );
}

const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'name',
    headerName: 'Name',
    display: 'flex',
    width: 170,
    renderCell: ({value}) => (
      <>
        <Avatar sx={{width: 28, height: 28, mr: 1, typography: 'body2'}}>
          {value?.[0]}
        </Avatar>
        {value}
      </>
    ),
  },
  {
    field: 'email',
    headerName: 'Email',
    width: 190,
    renderCell: ({value, hasFocus}) =>
      value ? (
        <Link href={`mailto:${value}`} tabIndex={hasFocus ? 0 : -1}>
          {value}
        </Link>
      ) : null,
  },
  ratingColumn,
  {
    field: 'country',
    headerName: 'Country',
    width: 150,
    editable: true,
    // Exports and sorting need text, because the value is an object.
    valueFormatter: (value?: Country) => value?.name ?? '',
    sortComparator: (a: Country, b: Country, paramsA, paramsB) =>
      gridStringOrNumberComparator(a.name, b.name, paramsA, paramsB),
    renderCell: ({value}) => (value ? `${value.flag} ${value.name}` : ''),
    renderEditCell: (params) => <EditCountry {...params} />,
  },
  {
    field: 'rate',
    headerName: 'Rate',
    type: 'number',
    width: 90,
    editable: true,
    valueFormatter: (value?: number) => (value == null ? '' : dollars.format(value)),
  },
  {
    field: 'booked',
    headerName: 'Booked',
    type: 'number',
    display: 'flex',
    width: 140,
    editable: true,
    valueFormatter: (value?: number) =>
      value == null ? '' : `${Math.round(value * 100)}%`,
    renderCell: ({value, formattedValue}) => (
      <>
        <LinearProgress
          variant="determinate"
          aria-label="Booked"
          value={(value ?? 0) * 100}
          sx={{flexGrow: 1, mr: 1}}
        />
        {formattedValue}
      </>
    ),
    renderEditCell: (params) => <EditBooked {...params} />,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    width: 120,
    editable: true,
    display: 'flex',
    renderCell: ({value}) =>
      value ? <Chip size="small" label={value} variant="outlined" /> : null,
    renderEditCell: (params) => <EditStatus {...params} />,
  },
];

export default function RendererGallery() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid aria-label="Contractors" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
