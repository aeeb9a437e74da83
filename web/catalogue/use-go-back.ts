import { useNavigate } from 'react-router'

/** Back to where one came from; who came from elsewhere goes to the catalogue. */
export function useGoBack() {
  const navigate = useNavigate()
  return () => {
    const isFromHere = (history.state as { idx?: number } | null)?.idx ?? 0
    if (isFromHere > 0) navigate(-1)
    else navigate('/productos')
  }
}
