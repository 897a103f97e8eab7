export PYTHONPATH=src POSSE_CACHE=/tmp/pc PYTHONWARNINGS=ignore PYTHONUNBUFFERED=1
( timeout 560 python3 benchmarks/gpu.py el-paso wyatt-earp gnadenlos; timeout 300 python3 try_gpu.py ) > $OUT/gpu.txt 2>&1 &
G=$!
timeout 420 python3 benchmarks/audit.py el-paso --threads 14 > $OUT/audit.txt 2>&1
echo "audit $SECONDS" > $OUT/times.txt
timeout 100 python3 benchmarks/conformance.py el-paso --games 2000 --jobs 14 --only speeds_end_alike > $OUT/conf1.txt 2>&1
echo "speeds $SECONDS" >> $OUT/times.txt
for c in conserved events_are_complete worlds_look_alike worlds_play_alike; do timeout 300 python3 benchmarks/conformance.py el-paso --games 2000 --jobs 15 --only $c > $OUT/conf_$c.txt 2>&1; echo "$c $SECONDS" >> $OUT/times.txt; done
wait $G
tail -n 20 $OUT/*.txt
