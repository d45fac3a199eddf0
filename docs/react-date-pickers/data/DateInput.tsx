import IconButton from '@mui/material/IconButton';
import TextField, {type TextFieldProps} from '@mui/material/TextField';
import EventIcon from '@mui/icons-material/Event';
import {useForkRef} from '@mui/material/utils';
import {usePickerContext, usePickerTranslations} from '@mui/x-date-pickers/hooks';

/** Renders the text field of a picker, with a button that opens the popup. */
export function DateInput({onOpen, ...props}: TextFieldProps & {onOpen: () => void}) {
  const picker = usePickerContext();
  const translations = usePickerTranslations();

  return (
    <TextField
      {...props}
      ref={useForkRef(picker.rootRef, picker.triggerRef)}
      name={picker.name}
      label={picker.label}
      slotProps={{
        input: {
          endAdornment: (
            <IconButton
              edge="end"
              aria-label={translations.openDatePickerDialogue(
                String(props.value) || null,
              )}
              onClick={() => {
                onOpen();
                picker.setOpen((open) => !open);
              }}
            >
              <EventIcon />
            </IconButton>
          ),
        },
      }}
    />
  );
}
