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
import {debounce} from '@mui/material/utils';
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
  {flag: '🇳🇴', name: 'Norway'},
  {flag: '🇵🇹', name: 'Portugal'},
  {flag: '🇮🇹', name: 'Italy'},
];
const statuses = ['Planned', 'Open', 'Closed'];

const rows = [
  {
    id: 1,
    guide: 'Ada Berg',
    email: 'ada@example.com',
    rating: 4,
    country: countries[0],
    price: 120,
    booked: 0.8,
    status: 'Open',
  },
  {
    id: 2,
    guide: 'Bruno Costa',
    email: 'bruno@example.com',
    rating: 5,
    country: countries[1],
    price: 95,
    booked: 0.35,
    status: 'Planned',
  },
  {
    id: 3,
    guide: 'Chiara Fontaine',
    email: 'chiara@example.com',
    rating: 3,
    country: countries[2],
    price: 140,
    booked: 1,
    status: 'Closed',
  },
];

// #region preview
function useSetValue({id, field}: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  return async (value: unknown, stop = false) => {
    const valid = await apiRef.current.setEditCellValue({id, field, value});
    // In row editing, the other cells of the row stay open
    if (stop && valid && apiRef.current.getCellMode(id, field) === 'edit') {
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

function EditRating(params: GridRenderEditCellParams) {
  const setValue = useSetValue(params);
  const ref = useFocusWithCell(params.hasFocus, 'input:checked');
  return (
    <Box ref={ref} sx={{px: 1}}>
      <Rating value={params.value} onChange={(_, value) => setValue(value)} />
    </Box>
  );
}

function EditCountry(params: GridRenderEditCellParams) {
  const setValue = useSetValue(params);
  const ref = useFocusWithCell(params.hasFocus, 'input');
  return (
    <Autocomplete<Country, false, true>
      ref={ref}
      fullWidth
      disableClearable
      options={countries}
      getOptionLabel={({name}) => name}
      value={params.value}
      onChange={(_, value) => setValue(value, true)}
      renderInput={(props) => (
        <TextField {...props} size="small" aria-label="Country" />
      )}
    />
  );
}

function EditBooked(params: GridRenderEditCellParams) {
  const setValue = useSetValue(params);
  const ref = useFocusWithCell(params.hasFocus, 'input');
  const [value, setSliderValue] = React.useState(params.value * 100);
  const [save] = React.useState(() =>
    debounce((next: number) => setValue(next / 100), 100),
  );
  return (
    <Box ref={ref} sx={{px: 2, width: '100%'}}>
      <Slider
        size="small"
        aria-label="Booked"
        value={value}
        onChange={(_, next) => {
          setSliderValue(next);
          save(next);
        }}
      />
    </Box>
  );
}

function EditStatus(params: GridRenderEditCellParams) {
  const setValue = useSetValue(params);
  const ref = useFocusWithCell(params.hasFocus, '[role="combobox"]');
  return (
    <Select
      ref={ref}
      fullWidth
      size="small"
      inputProps={{'aria-label': 'Status'}}
      value={params.value}
      onChange={(event) => setValue(event.target.value, true)}
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
    field: 'guide',
    headerName: 'Guide',
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
    width: 160,
    renderCell: ({value, tabIndex}) =>
      value ? (
        <Link href={`mailto:${value}`} tabIndex={tabIndex}>
          {value}
        </Link>
      ) : null,
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    display: 'flex',
    width: 150,
    editable: true,
    renderCell: ({value}) => <Rating readOnly value={value ?? null} />,
    renderEditCell: (params) => <EditRating {...params} />,
  },
  {
    field: 'country',
    headerName: 'Country',
    width: 150,
    editable: true,
    // The value is an object
    valueFormatter: (value?: Country) => value?.name ?? '',
    sortComparator: (a: Country, b: Country, paramsA, paramsB) =>
      gridStringOrNumberComparator(a.name, b.name, paramsA, paramsB),
    renderCell: ({value}) => (value ? `${value.flag} ${value.name}` : ''),
    renderEditCell: (params) => <EditCountry {...params} />,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 90,
    editable: true,
    valueFormatter: (value?: number) => (value == null ? '' : `€${value}`),
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
    renderCell: ({value}) =>
      value ? <Chip size="small" label={value} variant="outlined" /> : null,
    renderEditCell: (params) => <EditStatus {...params} />,
  },
];

export default function RendererGallery() {
  return (
    <div style={{height: 230, width: '100%'}}>
      <DataGrid aria-label="Tours" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
// #endregion
