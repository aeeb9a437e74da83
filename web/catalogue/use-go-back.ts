import { useNavigate } from 'react-router'

/** The previous history entry may be outside the site. */
export function useGoBack() {
  const navigate = useNavigate()
  return () => {
    const index = (history.state as { idx?: number } | null)?.idx ?? 0
    if (index > 0) navigate(-1)
    else navigate('/productos')
  }
}
