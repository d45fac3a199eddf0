import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import SailingIcon from '@mui/icons-material/Sailing';
import {createSvgIcon} from '@mui/material/utils';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';

const crossing = dayjs('2025-06-14');

const AnchorIcon = createSvgIcon(
  <path d="M11 2h2v6h4v2h-4v9c3-.4 5-2 5.500-4h2c-.8 4-4.500 6-8.500 6s-7.700-2-8.500-6h2c.5 2 2.500 3.600 5.500 4v-9H7V8h4z" />,
  'Anchor',
);

/** An image: the button has a name already, so its alt text is empty. */
function FlagIcon() {
  return <img src={flag} alt="" width={24} height={24} />;
}

export default function OpeningIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 260}}>
        <DatePicker
          label="Icon of a library"
          defaultValue={crossing}
          slots={{openPickerIcon: SailingIcon}}
        />
        <DatePicker
          label="Your own SVG"
          defaultValue={crossing}
          slots={{openPickerIcon: AnchorIcon}}
        />
        <DatePicker
          label="Image"
          defaultValue={crossing}
          slots={{openPickerIcon: FlagIcon}}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion

const flag =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M3 4h18v14H3z" fill="#1565c0"/><path d="M3 9.500h6V4h3v5.500h9v3h-9V18H9v-5.500H3z" fill="#fff"/></svg>',
  );
