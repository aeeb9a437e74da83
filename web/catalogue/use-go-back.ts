import { useNavigate } from 'react-router'

/** Goes to the catalogue if the previous history entry is outside the site. */
export function useGoBack() {
  const navigate = useNavigate()
  return () => {
    const index = (history.state as { idx?: number } | null)?.idx ?? 0
    if (index > 0) navigate(-1)
    else navigate('/productos')
  }
}
