import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {gridFilterModelSelector, useGridApiContext} from '@mui/x-data-grid-pro';
import {ORDER_STATUSES} from '../../../data/orders';
import {useFilter} from './useFilter';

/** Replaces the filter panel, so it's a child of the grid and can use its hooks. */
export function OrderFilterPanel() {
  const apiRef = useGridApiContext();
  const [product = '', setProduct] = useFilter<string>('product', 'contains');
  const [minTotal = '', setMinTotal] = useFilter<string>('total', '>=');
  const [statuses = [], setStatuses] = useFilter<string[]>('status', 'isAnyOf');

  // Moves the focus into the panel when it opens.
  const firstInputRef = React.useRef<HTMLInputElement>(null);
  React.useEffect(() => firstInputRef.current?.focus(), []);

  // Keeps the search in the toolbar, which is also part of the filter model.
  const clear = () =>
    apiRef.current.setFilterModel({...gridFilterModelSelector(apiRef), items: []});

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    apiRef.current.hideFilterPanel();
  };

  return (
    <Stack
      component="form"
      aria-label="Filters"
      onSubmit={submit}
      sx={{gap: 2, p: 2, width: 260}}
    >
      <TextField
        label="Product"
        inputRef={firstInputRef}
        size="small"
        value={product}
        onChange={(event) => setProduct(event.target.value)}
      />
      <TextField
        label="Minimum total ($)"
        type="number"
        size="small"
        value={minTotal}
        onChange={(event) => setMinTotal(event.target.value)}
      />
      <FormControl component="fieldset">
        <FormLabel component="legend">Status</FormLabel>
        {ORDER_STATUSES.map((status) => (
          <FormControlLabel
            key={status}
            label={status}
            control={
              <Checkbox
                size="small"
                checked={statuses.includes(status)}
                onChange={(_event, checked) =>
                  setStatuses(
                    checked
                      ? [...statuses, status]
                      : statuses.filter((other) => other !== status),
                  )
                }
              />
            }
          />
        ))}
      </FormControl>
      <Stack direction="row" sx={{gap: 1, justifyContent: 'flex-end'}}>
        <Button onClick={clear}>Clear</Button>
        <Button type="submit" variant="contained">
          Done
        </Button>
      </Stack>
    </Stack>
  );
}
