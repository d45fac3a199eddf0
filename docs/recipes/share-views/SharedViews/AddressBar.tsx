import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const PAGE = 'https://app.example.com/invoices';

interface AddressBarProps {
  query: string;
  onOpen: (query: string) => void;
}

/** Stands in for the address bar of the browser, because a demo must not navigate. */
export function AddressBar({query, onOpen}: AddressBarProps) {
  const [url, setUrl] = React.useState(PAGE);
  const [shownQuery, setShownQuery] = React.useState(query);
  if (query !== shownQuery) {
    setShownQuery(query);
    setUrl(`${PAGE}?${query}`);
  }

  const open = (event: React.FormEvent) => {
    event.preventDefault();
    onOpen(url.split('?')[1] ?? '');
  };

  return (
    <Stack component="form" onSubmit={open} direction="row" spacing={1}>
      <TextField
        label="URL"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        size="small"
        fullWidth
      />
      <Button type="submit">Open</Button>
    </Stack>
  );
}
