import type { CheckboxProps, DrawerProps } from '@mui/material'
import { defaultLightTheme, type RaThemeOptions } from 'react-admin'
import { colours } from '../../shared/colours.ts'
import { maxSelected } from '../../shared/limits.ts'

export const amber = '#8a5300'
export const green = '#1b6e3c'

const fontFamily = 'Archivo, Arial, system-ui, sans-serif'
const tight = { letterSpacing: '-0.02em' }

const field = { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } as const

export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: {
    primary: { main: colours.red, dark: colours['red-dark'], contrastText: colours.white },
    secondary: { main: colours.ink, contrastText: colours.white },
    error: { main: colours.red },
    warning: { main: amber },
    success: { main: green },
    text: { primary: colours.ink, secondary: colours['steel-600'] },
    divider: colours['steel-100'],
    background: { default: colours['steel-50'], paper: colours.white },
  },
  shape: { borderRadius: 4 },
  motion: { reducedMotion: 'system' },
  typography: {
    fontFamily,
    h1: { ...tight, fontSize: '1.75rem', fontWeight: 800, lineHeight: 1.15 },
    h2: { ...tight, fontSize: '1.3125rem', fontWeight: 700, lineHeight: 1.3 },
    h3: { ...tight, fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.4 },
    h5: { ...tight, fontWeight: 800 },
    h6: { ...tight, fontWeight: 700 },
    button: { fontWeight: 700, textTransform: 'none' },
  },
  sidebar: { width: 232, closedWidth: 56 },
  components: {
    ...defaultLightTheme.components,
    MuiCssBaseline: {
      styleOverrides: {
        'table, .figures': { fontVariantNumeric: 'tabular-nums' },
        ':focus-visible': { outline: `3px solid ${colours.red}`, outlineOffset: 2 },
        // Unlike those of MUI, the components of react-admin do not know `motion`.
        '@media (prefers-reduced-motion: reduce)': { '*, ::before, ::after': { transition: 'none !important' } },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${colours['steel-100']}` } } },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiTextField: { defaultProps: field },
    MuiFormControl: { defaultProps: field },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: colours['steel-500'] } } },
    MuiTableCell: {
      styleOverrides: {
        head: { color: colours['steel-600'], fontWeight: 600 },
        // Tables of four columns must fit on a phone.
        sizeSmall: { '@media (max-width: 599.95px)': { paddingLeft: 6, paddingRight: 6 } },
      },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    // The snackbar must not cover the sticky save bar.
    MuiSnackbar: { styleOverrides: { root: { '&.MuiSnackbar-anchorOriginBottomCenter': { bottom: 76 } } } },
    MuiChip: { styleOverrides: { root: { borderRadius: 4, fontWeight: 600 } } },
    // react-admin puts the label of a row's checkbox on its wrapper, which screen readers ignore.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: () => ({ 'aria-label': undefined }),
          input: (checkbox: CheckboxProps) => ({ 'aria-label': checkbox['aria-label'] }),
        },
      },
    },
    // Menus, selects and suggestions open outside the page's landmarks, and the phone menu is a dialog without a name.
    MuiPopover: { defaultProps: { slotProps: { root: { role: 'region', 'aria-label': 'Opciones' } } } },
    MuiAutocomplete: { defaultProps: { slotProps: { popper: { role: 'region', 'aria-label': 'Opciones' } } } },
    MuiDrawer: {
      defaultProps: {
        slotProps: { paper: ({ variant }: DrawerProps) => (variant === 'temporary' ? { 'aria-label': 'Menú' } : {}) },
      },
    },
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Cargando' } },
    // The messages of react-admin that fill a screen are below its first heading.
    MuiTypography: { defaultProps: { variantMapping: { h5: 'h2' } } },
    MuiTooltip: { styleOverrides: { tooltip: { backgroundColor: colours.ink, fontSize: '0.8125rem' } } },
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          // Our red has too little contrast on react-admin's red tint.
          '& .RaBulkActionsToolbar-toolbar': {
            backgroundColor: colours.white,
            border: `1px solid ${colours['steel-100']}`,
          },
          // Without a selection the toolbar has no height, but its buttons would still be focusable.
          '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
        },
      },
    },
    // The colour of disabled texts has too little contrast for one that is read.
    RaLoading: { styleOverrides: { root: { '& .RaLoading-message': { color: colours['steel-600'] } } } },
    // On a phone react-admin floats a round plus, which covers the end of a list; in the toolbar it has its name.
    RaCreateButton: {
      styleOverrides: {
        root: {
          '&.RaCreateButton-floating': {
            position: 'static',
            flex: 'none',
            gap: 4,
            width: 'auto',
            height: 36,
            paddingInline: 12,
            borderRadius: 4,
            boxShadow: 'none',
            fontSize: '0.8125rem',
            '&::after': { content: 'attr(aria-label)' },
          },
        },
      },
    },
    RaSelectAllButton: { defaultProps: { limit: maxSelected } },
    RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
    RaTopToolbar: { styleOverrides: { root: { '&&': { alignItems: 'center', backgroundColor: 'transparent' } } } },
    RaToolbar: { styleOverrides: { root: { backgroundColor: colours['steel-50'] } } },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          borderLeft: '4px solid transparent',
          minHeight: 44,
          '&.RaMenuItemLink-active': { borderLeftColor: colours.red, color: colours.ink, fontWeight: 700 },
        },
      },
    },
  },
}

export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
